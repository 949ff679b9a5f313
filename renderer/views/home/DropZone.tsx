import { ChartNoAxesColumn, FolderOpen, FolderTree } from 'lucide-react';
import type { ReactElement } from 'react';
import { commandById } from '../../commands/commands.ts';
import { CommandButton } from '../../ui/CommandButton.tsx';
import { CommandKeys } from '../../ui/CommandKeys.tsx';
import { FactoryPicture } from './FactoryPicture.tsx';

/** What can be opened and what becomes of it; files may be dropped anywhere on the page. */
export function DropZone(): ReactElement {
  return (
    <section className="drop-zone" aria-labelledby="drop">
      <div className="drop-zone-words">
        <h1 id="drop">Drop an engine, a run, a case or states</h1>
        <p>
          A .wasm engine is graded here. A run shows its results; a scenario or recorded states open at tick 0
          and go anywhere. Nothing leaves this machine.
        </p>
        <div className="button-row">
          <CommandButton id="open-files" className="button button-main" worded>
            <FolderOpen size={16} aria-hidden="true" /> Open files{' '}
            <CommandKeys command={commandById('open-files')} />
          </CommandButton>
          <CommandButton id="grade" className="button" worded>
            <ChartNoAxesColumn size={16} aria-hidden="true" /> Grade an engine
          </CommandButton>
          <CommandButton id="open-folder" className="button" worded>
            <FolderTree size={16} aria-hidden="true" /> Open a folder
          </CommandButton>
        </div>
      </div>
      <div className="drop-zone-picture">
        <FactoryPicture kind="welcome" />
      </div>
    </section>
  );
}
