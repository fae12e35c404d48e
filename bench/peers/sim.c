// A plain C event-driven simulator, the peer of the simulator benchmark.
// Plain C event-driven simulator of straight-line engine programs. usage: sim <N instr> <E> <reps>
// op 0 NOP(latency=val) 1 WAIT_GE 2 ADD.  Pipeline: per item wait full, wait credit, nop, nop, add full, add credit.
#include <stdio.h>
#include <stdlib.h>
#include <stdint.h>
#include <string.h>
#include <time.h>
typedef struct { uint8_t op, sem; uint16_t pad; int32_t val; } I;
static double now(void){ struct timespec t; clock_gettime(CLOCK_MONOTONIC,&t); return t.tv_sec+1e-9*t.tv_nsec; }
#define MAXE 64
static I *prog[MAXE]; static uint32_t len[MAXE]; static int E;
static int32_t sem[256]; static uint64_t waiters[256]; static int32_t thr[MAXE]; static uint32_t pc[MAXE]; static uint64_t tm_[MAXE];
static uint64_t gen(uint64_t n,int depth){ uint64_t items=n/(6*(uint64_t)E), tot=0;
  for(int i=0;i<E;i++){ I*p=malloc(sizeof(I)*(items*6+8)); uint32_t k=0;
    for(uint64_t j=0;j<items;j++){
      if(i>0) p[k++]=(I){1,2*(i-1),0,(int)j+1};
      if(i<E-1 && (int64_t)j>=depth) p[k++]=(I){1,2*i+1,0,(int)j+1-depth};
      p[k++]=(I){0,0,0,3+i%3}; p[k++]=(I){0,0,0,2+(int)(j%2)};
      if(i<E-1) p[k++]=(I){2,2*i,0,1};
      if(i>0) p[k++]=(I){2,2*(i-1)+1,0,1}; }
    prog[i]=p; len[i]=k; tot+=k; }
  return tot; }
// (a) untimed greedy: run an engine until it blocks
static uint64_t greedy(void){ memset(sem,0,sizeof sem); memset(waiters,0,sizeof waiters); memset(pc,0,sizeof pc);
  uint64_t ready=(E==64)?~0ull:((1ull<<E)-1), n=0;
  while(ready){ int e=__builtin_ctzll(ready); ready&=ready-1; const I*p=prog[e]; uint32_t k=pc[e], L=len[e]; uint32_t k0=k;
    for(;k<L;k++){ I x=p[k];
      if(x.op==1){ if(sem[x.sem]<x.val){ waiters[x.sem]|=1ull<<e; thr[e]=x.val; break; } }
      else if(x.op==2){ int32_t v=sem[x.sem]+=x.val; uint64_t w=waiters[x.sem];
        while(w){ int q=__builtin_ctzll(w); w&=w-1; if(v>=thr[q]){ waiters[x.sem]&=~(1ull<<q); ready|=1ull<<q; } } } }
    n+=k-k0; pc[e]=k; }
  return n; }
// (b) timed: always advance the ready engine with the smallest time; an engine runs on while it stays the earliest
static uint64_t timed(uint64_t*end){ memset(sem,0,sizeof sem); memset(waiters,0,sizeof waiters); memset(pc,0,sizeof pc); memset(tm_,0,sizeof tm_);
  uint64_t ready=(E==64)?~0ull:((1ull<<E)-1), n=0, last=0;
  while(ready){ int e=-1; uint64_t best=~0ull, second=~0ull; for(uint64_t r=ready;r;r&=r-1){ int q=__builtin_ctzll(r); if(tm_[q]<best){ second=best; best=tm_[q]; e=q; } else if(tm_[q]<second) second=tm_[q]; }
    const I*p=prog[e]; uint32_t k=pc[e], L=len[e], k0=k; uint64_t t=tm_[e]; ready&=~(1ull<<e); int done=1;
    for(;k<L;k++){ if(t>second){ ready|=1ull<<e; done=0; break; } I x=p[k];
      if(x.op==0) t+=x.val;
      else if(x.op==1){ if(sem[x.sem]<x.val){ waiters[x.sem]|=1ull<<e; thr[e]=x.val; done=0; break; } t+=1; }
      else { int32_t v=sem[x.sem]+=x.val; uint64_t w=waiters[x.sem];
        while(w){ int q=__builtin_ctzll(w); w&=w-1; if(v>=thr[q]){ waiters[x.sem]&=~(1ull<<q); ready|=1ull<<q; if(tm_[q]<t) tm_[q]=t; if(tm_[q]<second) second=tm_[q]; } } t+=1; } }
    n+=k-k0; pc[e]=k; tm_[e]=t; if(t>last) last=t; (void)done; }
  *end=last; return n; }
// (c) timed dataflow (single-producer semaphores): run until blocked, time of a wait = max(own time, time of the v-th post); no event queue
static uint64_t *ts[256];
static uint64_t dataflow(uint64_t*end){ memset(sem,0,sizeof sem); memset(waiters,0,sizeof waiters); memset(pc,0,sizeof pc); memset(tm_,0,sizeof tm_);
  uint64_t ready=(E==64)?~0ull:((1ull<<E)-1), n=0, last=0;
  while(ready){ int e=__builtin_ctzll(ready); ready&=ready-1; const I*p=prog[e]; uint32_t k=pc[e], L=len[e], k0=k; uint64_t t=tm_[e];
    for(;k<L;k++){ I x=p[k];
      if(x.op==0) t+=x.val;
      else if(x.op==1){ if(sem[x.sem]<x.val){ waiters[x.sem]|=1ull<<e; thr[e]=x.val; break; } uint64_t q=ts[x.sem][x.val-1]; t=(q>t?q:t)+1; }
      else { int32_t v=sem[x.sem]; ts[x.sem][v]=t; t+=1; v+=x.val; sem[x.sem]=v; uint64_t w=waiters[x.sem];
        while(w){ int q=__builtin_ctzll(w); w&=w-1; if(v>=thr[q]){ waiters[x.sem]&=~(1ull<<q); ready|=1ull<<q; } } } }
    n+=k-k0; pc[e]=k; tm_[e]=t; if(t>last) last=t; }
  *end=last; return n; }
int main(int c,char**v){ uint64_t N=strtoull(v[1],0,10); E=atoi(v[2]); int reps=atoi(v[3]); uint64_t tot=gen(N,4), end=0; double bg=1e9,bt=1e9,bd=1e9; uint64_t a=0,b=0,e2=0; for(int i=0;i<2*E;i++) ts[i]=malloc(8*(N/(6*E)+8));
  for(int r=0;r<reps;r++){ double t=now(); a=greedy(); t=now()-t; if(t<bg)bg=t; t=now(); b=timed(&end); t=now()-t; if(t<bt)bt=t; t=now(); dataflow(&e2); t=now()-t; if(t<bd)bd=t; }
  printf("C  E=%d instr=%llu done=%llu/%llu end=%llu greedy %.1f Minstr/s  timed %.1f Minstr/s  dataflow-timed %.1f Minstr/s (end %s)\n",E,(unsigned long long)tot,(unsigned long long)a,(unsigned long long)b,(unsigned long long)end,tot/bg/1e6,tot/bt/1e6,tot/bd/1e6,e2==end?"equal":"DIFFERS"); return 0; }
