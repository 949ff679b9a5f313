import { BRIDGE_NAME, type DesktopBridge } from '../../shared/api/bridge.ts';

/** A window as the desktop app's preload script leaves it. */
export interface DesktopWindow {
  readonly [BRIDGE_NAME]?: DesktopBridge;
}

/** The desktop app's bridge; undefined in a browser. */
export function bridgeOf(page: Window & DesktopWindow): DesktopBridge | undefined {
  return page[BRIDGE_NAME];
}
