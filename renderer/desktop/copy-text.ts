import { bridgeOf, type DesktopWindow } from './bridge.ts';

/** Puts text on the clipboard. Rejects where the browser does not allow it. */
export async function copyText(page: Window & DesktopWindow, text: string): Promise<void> {
  const bridge = bridgeOf(page);
  // The desktop app grants its page nothing of the clipboard.
  if (bridge) bridge.copyText(text);
  else await page.navigator.clipboard.writeText(text);
}
