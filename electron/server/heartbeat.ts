import type { WebSocket } from 'ws';

/**
 * Ends a socket whose page has gone without a word (a laptop that sleeps, a tab that was killed): one that in a whole
 * interval neither answered the ping nor took any of what waits for it. Ends by itself with the socket.
 */
export function watchSocket(socket: WebSocket, intervalMs: number): void {
  let alive = true;
  let waiting = 0;
  const beat = setInterval(() => {
    const took = socket.bufferedAmount < waiting;
    if (!alive && !took) return socket.terminate();
    alive = false;
    waiting = socket.bufferedAmount;
    socket.ping();
  }, intervalMs);
  socket.on('pong', () => {
    alive = true;
  });
  socket.on('message', () => {
    alive = true;
  });
  socket.once('close', () => clearInterval(beat));
}
