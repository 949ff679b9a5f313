import { afterEach, expect, it, vi } from 'vitest';
import { runCommand } from '../commands/run-command.ts';
import type { LibraryControls } from '../state/library.ts';
import { appInNode, fakeBridge, SCENARIO } from './testing.ts';

afterEach(() => void vi.unstubAllGlobals());

/** The stores of a page that runs in the desktop app, and the controls that would send files. */
function setup(search?: string) {
  const app = appInNode(search);
  const { bridge } = fakeBridge();
  const controls = { open: vi.fn(), clearRecents: vi.fn() };
  app.library.setState({ items: [SCENARIO], controls: controls as unknown as LibraryControls });
  vi.stubGlobal('window', { latticeReplay: bridge });
  return { app, bridge, controls };
}

it('has files chosen by the system, and sends none', () => {
  const { app, bridge, controls } = setup();
  runCommand(app, 'open-files');
  runCommand(app, 'open-folder');
  expect(bridge.chooseFiles.mock.calls).toEqual([['files'], ['folder']]);
  expect(controls.open).not.toHaveBeenCalled();
});

it('clears the system’s list of recent files with its own', () => {
  const { app, bridge, controls } = setup();
  runCommand(app, 'clear-recents');
  expect(controls.clearRecents).toHaveBeenCalledTimes(1);
  expect(bridge.clearRecents).toHaveBeenCalledTimes(1);
});

it('copies by main a link that leads into the app', async () => {
  const { app, bridge } = setup('?view=replay&scenario=demo-small&tick=60&cell=1,2');
  runCommand(app, 'copy-link');
  await vi.waitFor(() =>
    expect(bridge.copyText).toHaveBeenCalledWith(
      'lattice-replay://open?view=replay&scenario=demo-small&tick=60&cell=1,2',
    ),
  );
});
