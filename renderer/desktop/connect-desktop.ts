import type { DesktopBridge } from '../../shared/api/bridge.ts';
import { runCommand } from '../commands/run-command.ts';
import { decodePlace } from '../state/address.ts';
import type { AppState } from '../state/app-state.ts';
import { notify } from '../state/notices.ts';
import type { SettingsState } from '../state/settings.ts';
import { menusSender } from './send-menus.ts';
import { factsSender } from './send-window-facts.ts';

/** Menus and the bar follow the page; nobody sees the difference of a quarter of a second. */
const TELL_EVERY_MS = 250;

const themeOf = ({ theme }: SettingsState): SettingsState['theme'] => theme;

/** Joins the page's stores to the desktop app, both ways. Returns what ends it. */
export function connectDesktop(app: AppState, bridge: DesktopBridge): () => void {
  const sendMenus = menusSender(app, bridge);
  const sendFacts = factsSender(app, bridge);
  const tell = (): void => {
    sendMenus();
    sendFacts(Date.now());
  };
  bridge.setTheme(themeOf(app.settings.getState()));
  // A bridge that does not answer counts nothing.
  bridge.startsCrashed().then(
    (startsCrashed) => app.sessions.setState({ startsCrashed }),
    () => undefined,
  );
  tell();
  const timer = setInterval(tell, TELL_EVERY_MS);
  const ends = [
    app.settings.subscribe((now, before) => {
      if (themeOf(now) !== themeOf(before)) bridge.setTheme(themeOf(now));
    }),
    bridge.onMenuChoice((choice) => {
      if (choice.kind === 'command') runCommand(app, choice.command);
      else app.library.getState().controls?.openItem(choice.item);
    }),
    // As with an address: what it does not name is as usual.
    bridge.onLink((query) => app.place.setState(decodePlace(query))),
    bridge.onNotice(({ code, message }) =>
      notify(app.notices, { key: code, kind: 'warning', text: message }),
    ),
    () => clearInterval(timer),
  ];
  return () => {
    for (const end of ends) end();
  };
}
