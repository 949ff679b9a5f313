import type { DesktopBridge } from '../../shared/api/bridge.ts';
import { describeMenus } from '../commands/describe-menus.ts';
import type { AppState } from '../state/app-state.ts';

/** Sends the menus whenever they have changed. */
export function menusSender(app: AppState, bridge: DesktopBridge): () => void {
  let sent = '';
  return () => {
    const menus = describeMenus(app);
    const text = JSON.stringify(menus);
    if (text === sent) return;
    sent = text;
    bridge.setMenus(menus);
  };
}
