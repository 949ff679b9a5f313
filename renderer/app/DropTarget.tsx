import { FileInput } from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import { isLink, readLink } from '../../shared/api/link.ts';
import { focusOf } from '../commands/press-key.ts';
import { bridgeOf } from '../desktop/bridge.ts';
import { toldFault } from '../errors/told-fault.ts';
import { filesIn } from '../opening/chosen-files.ts';
import { decodePlace } from '../state/address.ts';
import { type AppState, useAppState } from '../state/app-state.ts';
import { notify } from '../state/notices.ts';

/** The whole page takes files that are dropped on it or pasted, and says beforehand what will become of them. */
export function DropTarget(): ReactElement | null {
  const app = useAppState();
  const { library } = app;
  const [over, setOver] = useState(false);
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const open = (transfer: DataTransfer): void => {
      // The desktop app knows where files lie, so that they need not be sent, and are watched and found again there.
      if (bridgeOf(window)?.openFiles([...transfer.files])) return;
      filesIn(transfer).then(
        (files) => library.getState().controls?.open(files),
        (error: unknown) =>
          library.setState({ refused: [{ path: 'what was dropped', ...toldFault(error) }] }),
      );
    };
    const drag = (event: DragEvent): void => {
      if (!holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    };
    window.addEventListener('dragenter', drag, { signal });
    window.addEventListener('dragover', drag, { signal });
    window.addEventListener(
      'dragleave',
      (event) => {
        // Also told when the pointer goes from one element to the next; only past the window there is none.
        if (event.relatedTarget === null) setOver(false);
      },
      { signal },
    );
    window.addEventListener(
      'drop',
      (event) => {
        setOver(false);
        if (!holdsFiles(event.dataTransfer) || event.dataTransfer === null) return;
        event.preventDefault();
        open(event.dataTransfer);
      },
      { signal },
    );
    window.addEventListener(
      'paste',
      (event) => {
        const { clipboardData } = event;
        if (clipboardData === null) return;
        if (holdsFiles(clipboardData)) open(clipboardData);
        else if (!focusOf(event.target).typing) followPasted(app, clipboardData.getData('text'));
      },
      { signal },
    );
    return () => ended.abort();
  }, [app, library]);
  if (!over) return null;
  return (
    <div className="drop-target" data-drop-target>
      <div className="drop-words">
        <FileInput size={32} aria-hidden="true" />
        <strong>Drop to open</strong>
        <ul>
          <li>an engine (.wasm) is graded here</li>
          <li>a scenario plays the reference, with an engine beside it the engine</li>
          <li>states and answers (.out) play as they were recorded</li>
          <li>a case folder is listed with its inputs</li>
          <li>a run (folder, archive or record) shows its results, a folder of runs their field</li>
          <li>a saved session (.latticesession) is opened as it was</li>
          <li>a folder with source is listed; it is built only when you say so</li>
        </ul>
      </div>
    </div>
  );
}

/** A link into the app leads on; other text is nothing to open. */
function followPasted({ place, notices }: AppState, text: string): void {
  if (!isLink(text.trim())) return;
  const link = readLink(text.trim());
  if (link.ok) place.setState(decodePlace(link.query));
  else
    notify(notices, {
      key: 'link-refused',
      kind: 'warning',
      text: `The link was not followed: ${link.why}.`,
    });
}

function holdsFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') ?? false;
}
