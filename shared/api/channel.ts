/** Carries messages between a page and its services; byte arrays in them stay bytes. */
export interface Channel {
  send(message: unknown): void;
  /** One listener; a message that comes before it is set may be lost. */
  onMessage(listener: (message: unknown) => void): void;
  onClose(listener: () => void): void;
}
