/** What one web host grants its clients; tests set their own. */
export interface HostLimits {
  /** For a request's head and for all of it; a browser on the same machine needs milliseconds. */
  readonly headersTimeoutMs: number;
  readonly requestTimeoutMs: number;
  /** For a connection on which nothing moves, such as a client that never reads its answer; sockets have their heartbeat. */
  readonly idleTimeoutMs: number;
  /** How often the server looks for requests that take too long. */
  readonly checkIntervalMs: number;
  readonly mostConnections: number;
  /** Pages at once; each has an engine, caches and perhaps a runner of its own. */
  readonly mostPages: number;
  /** Largest message of a page; the largest honest one names 4,096 ticks. */
  readonly largestMessageBytes: number;
  /** A page that lets more than this wait is not reading any more. */
  readonly mostWaitingBytes: number;
  /** A page that neither answers a ping nor takes any data for this long has gone without saying so. */
  readonly heartbeatMs: number;
  /** What a page has to close its end in, before the connection is cut. */
  readonly closeGraceMs: number;
}

export const HOST_LIMITS: HostLimits = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 20_000,
  idleTimeoutMs: 60_000,
  checkIntervalMs: 2_000,
  mostConnections: 256,
  mostPages: 32,
  largestMessageBytes: 1024 * 1024,
  mostWaitingBytes: 64 * 1024 * 1024,
  heartbeatMs: 20_000,
  closeGraceMs: 2_000,
};

/** Close codes of the socket (RFC 6455, §7.4.1), each with what it stands for here. */
export const CLOSE = {
  /** The server stops. */
  goingAway: 1001,
  /** Text instead of bytes. */
  unsupported: 1003,
  /** Bytes that are no message. */
  malformed: 1007,
  internal: 1011,
  /** The page does not keep up. */
  tooSlow: 1013,
} as const;
