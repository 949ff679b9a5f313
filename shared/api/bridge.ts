/**
 * What the desktop app gives its page, under this name on `window`: one function, since a port cannot pass through
 * Electron's bridge. The port comes as a window message instead.
 */
export const BRIDGE_NAME = 'latticeReplay';

export interface DesktopBridge {
  /** Asks for a port to the services; it follows as a window message that `isServicesPort` knows. */
  requestServices(): void;
}

/** The window message that hands the page its port. */
export const SERVICES_PORT = { type: 'lattice-replay:services-port' } as const;

/** Whether a window message hands over the port to the services. */
export function isServicesPort(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === SERVICES_PORT.type;
}
