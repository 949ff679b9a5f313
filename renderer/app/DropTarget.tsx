import { FileInput } from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import { filesIn } from '../opening/chosen-files.ts';
import { useAppState } from '../state/app-state.ts';

/** The whole page takes files that are dropped on it or pasted, and says beforehand what will become of them. */
export function DropTarget(): ReactElement | null {
  const { library } = useAppState();
  const [over, setOver] = useState(false);
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const open = (transfer: DataTransfer): void => {
      filesIn(transfer).then(
        (files) => library.getState().controls?.open(files),
        (error: Error) =>
          library.setState({ refused: [{ path: 'what was dropped', message: error.message }] }),
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
        if (holdsFiles(event.clipboardData) && event.clipboardData) open(event.clipboardData);
      },
      { signal },
    );
    return () => ended.abort();
  }, [library]);
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

function holdsFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') ?? false;
}
