/* What every oracle shares: it reads lines `Record name=value other=value:word ..` and writes the bytes of each record in hex.
 *
 * An oracle is written against an installed header or library. It asks for every field by name; a field that was
 * given and not asked for, or asked for and not given, ends the program: then the oracle does not cover the record. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct { const char *name, *word; uint64_t value; int used; } given[512];
static int given_count;
static const char *record;

static inline int is(const char *name) { return strcmp(record, name) == 0; }

static inline int has(const char *name)
{
	for (int i = 0; i < given_count; i++)
		if (strcmp(given[i].name, name) == 0)
			return 1;
	return 0;
}

/* The value of a field. */
static inline uint64_t F(const char *name)
{
	for (int i = 0; i < given_count; i++)
		if (strcmp(given[i].name, name) == 0) {
			given[i].used = 1;
			return given[i].value;
		}
	fprintf(stderr, "%s: the field %s was not given\n", record, name);
	exit(2);
}

/* The same, or 0 where the field is not there. */
static inline uint64_t F0(const char *name) { return has(name) ? F(name) : 0; }

/* Whether a field is the enumerator of this name. Names, not numbers, are what an oracle should ask for. */
static inline int E(const char *name, const char *word)
{
	F(name);
	for (int i = 0; i < given_count; i++)
		if (strcmp(given[i].name, name) == 0)
			return given[i].word && strcmp(given[i].word, word) == 0;
	return 0;
}

/* The number that a name stands for; a name that is not in the list ends the program. */
struct word { const char *word; uint64_t value; };
static inline uint64_t W(const char *name, const struct word *words, int count)
{
	for (int i = 0; i < count; i++)
		if (E(name, words[i].word))
			return words[i].value;
	fprintf(stderr, "%s: %s is none of the words\n", record, name);
	exit(7);
}
#define WORDS(name, ...) W(name, (const struct word[]){ __VA_ARGS__ }, sizeof((const struct word[]){ __VA_ARGS__ }) / sizeof(struct word))

/* A one-bit field as a flag. */
static inline uint64_t flag(const char *name, uint64_t bit) { return F(name) ? bit : 0; }

/* Writes the record and returns its size; 0: unknown. */
static int encode(unsigned char *out);

int main(void)
{
	static char line[1 << 16];
	static unsigned char out[4096];
	while (fgets(line, sizeof line, stdin)) {
		given_count = 0;
		record = strtok(line, " \n");
		if (!record)
			continue;
		for (char *part; (part = strtok(NULL, " \n")) && given_count < 512; given_count++) {
			char *eq = strchr(part, '=');
			if (!eq)
				return 3;
			*eq = 0;
			given[given_count].name = part;
			given[given_count].used = 0;
			char *end;
			given[given_count].value = strtoull(eq + 1, &end, 0);
			given[given_count].word = *end == ':' ? end + 1 : NULL;
		}
		memset(out, 0, sizeof out);
		int size = encode(out);
		if (size <= 0) {
			fprintf(stderr, "no such record: %s\n", record);
			return 4;
		}
		for (int i = 0; i < given_count; i++)
			if (!given[i].used) {
				fprintf(stderr, "%s: nobody asked for %s\n", record, given[i].name);
				return 5;
			}
		for (int i = 0; i < size; i++)
			printf("%02x", out[i]);
		printf("\n");
	}
	return 0;
}
