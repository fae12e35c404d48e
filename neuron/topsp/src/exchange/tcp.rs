//! Exchange between processes, over TCP. Everything has a deadline, and nothing that a peer announces is believed before
//! it is checked.

use std::collections::{BTreeMap, VecDeque};
use std::format;
use std::io::{ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::thread::sleep;
use std::time::{Duration, Instant};
use std::vec;
use std::vec::Vec;

use super::Transport;
use super::frame::{Frame, HEADER};
use crate::error::{Error, Result};

/// How long a peer may take to close a connection after its frame, before that is taken for granted.
const GRACE: Duration = Duration::from_millis(50);
/// Frames that are kept of a rank that is not asked yet.
const EARLY: usize = 16;
/// Between two looks whether somebody has come.
const PAUSE: Duration = Duration::from_millis(1);

/// A rank's end: a listener, and where the others listen. A connection carries one frame.
#[derive(Debug)]
pub struct Tcp {
    listener: TcpListener,
    peers: BTreeMap<u32, SocketAddr>,
    patience: Duration,
    early: BTreeMap<u32, VecDeque<Vec<u8>>>,
}

impl Tcp {
    /// Listens at an address; nothing takes longer than `patience`.
    ///
    /// # Errors
    ///
    /// The address cannot be listened at.
    pub fn bind(at: SocketAddr, patience: Duration) -> Result<Self> {
        let listener = TcpListener::bind(at).map_err(|e| broken("listen", &e))?;
        listener.set_nonblocking(true).map_err(|e| broken("listen", &e))?;
        Ok(Tcp { listener, peers: BTreeMap::new(), patience, early: BTreeMap::new() })
    }

    /// Where it listens.
    ///
    /// # Errors
    ///
    /// The system does not say.
    pub fn address(&self) -> Result<SocketAddr> {
        self.listener.local_addr().map_err(|e| broken("listen", &e))
    }

    /// Says where another rank listens.
    pub fn peer(&mut self, rank: u32, at: SocketAddr) {
        self.peers.insert(rank, at);
    }

    /// A connection that somebody made, with a whole frame.
    fn accept(&self, until: Instant) -> Result<Option<Vec<u8>>> {
        match self.listener.accept() {
            Ok((mut stream, _)) => {
                // Some systems hand on the listener's mode.
                stream.set_nonblocking(false).map_err(|e| broken("receive", &e))?;
                let mut header = [0; HEADER];
                fill(&mut stream, &mut header, until)?;
                let mut frame = vec![0; HEADER + Frame::announced(&header)?];
                let (head, rest) = frame.split_at_mut(HEADER);
                head.copy_from_slice(&header);
                fill(&mut stream, rest, until)?;
                ended(&mut stream)?;
                Ok(Some(frame))
            }
            Err(e) if e.kind() == ErrorKind::WouldBlock => Ok(None),
            Err(e) => Err(broken("receive", &e)),
        }
    }
}

/// Reads exactly that much, in time, however slowly it comes.
fn fill(stream: &mut TcpStream, mut to: &mut [u8], until: Instant) -> Result<()> {
    while !to.is_empty() {
        let left = until.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Err(Error::Exchange("a peer's frame did not come in time".into()));
        }
        stream.set_read_timeout(Some(left)).map_err(|e| broken("receive", &e))?;
        match stream.read(to) {
            Ok(0) => return Err(Error::Exchange(format!("a peer left {} bytes before its frame's end", to.len()))),
            Ok(n) => to = to.get_mut(n..).unwrap_or_default(),
            Err(e) if matches!(e.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut | ErrorKind::Interrupted) => {}
            Err(e) => return Err(broken("receive", &e)),
        }
    }
    Ok(())
}

/// After a frame nothing may follow.
fn ended(stream: &mut TcpStream) -> Result<()> {
    stream.set_read_timeout(Some(GRACE)).map_err(|e| broken("receive", &e))?;
    match stream.read(&mut [0]) {
        Ok(0) | Err(_) => Ok(()),
        Ok(_) => Err(Error::Exchange("a peer goes on after its frame's end".into())),
    }
}

fn broken(what: &str, e: &std::io::Error) -> Error {
    Error::Exchange(format!("cannot {what}: {e}"))
}

impl Transport for Tcp {
    fn send(&mut self, to: u32, frame: &[u8]) -> Result<()> {
        let at = *self.peers.get(&to).ok_or_else(|| Error::Exchange(format!("nobody knows where rank {to} is")))?;
        let until = Instant::now() + self.patience;
        // The others may not listen yet.
        let mut stream = loop {
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Err(Error::Exchange(format!("rank {to} could not be reached in time")));
            }
            match TcpStream::connect_timeout(&at, left) {
                Ok(stream) => break stream,
                Err(_) => sleep(PAUSE),
            }
        };
        stream.set_write_timeout(Some(self.patience)).map_err(|e| broken("send", &e))?;
        stream.write_all(frame).map_err(|e| broken("send", &e))
    }

    fn receive(&mut self, from: u32) -> Result<Vec<u8>> {
        let until = Instant::now() + self.patience;
        loop {
            if let Some(frame) = self.early.get_mut(&from).and_then(VecDeque::pop_front) {
                return Ok(frame);
            }
            match self.accept(until)? {
                Some(frame) => {
                    let sender = Frame::read(&frame)?.from;
                    if sender != from && !self.peers.contains_key(&sender) {
                        return Err(Error::Exchange(format!("a frame of rank {sender}, which is nobody's neighbour")));
                    }
                    let early = self.early.entry(sender).or_default();
                    if early.len() >= EARLY {
                        return Err(Error::Exchange(format!("rank {sender} sends more frames than anybody asks for")));
                    }
                    early.push_back(frame);
                }
                None if Instant::now() >= until => {
                    return Err(Error::Exchange(format!("no tokens of rank {from} came in time")));
                }
                None => sleep(PAUSE),
            }
        }
    }
}
