import { type KeyboardEvent, type ReactElement, useId, useState } from 'react';
import { useStore } from 'zustand';
import { COMMANDS } from '../commands/commands.ts';
import { type Found, findCommands, findInReplay } from '../commands/search.ts';
import { type AppState, useAppState } from '../state/app-state.ts';
import { openedIn, type Panes } from '../state/panes.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { FoundRow } from './FoundRow.tsx';

const paneA = ({ a }: Panes): Panes['a'] => a;

/** One box for a tick, a cell, an entity, an item, a recipe or a command. */
export function Palette(): ReactElement {
  const app = useAppState();
  const opened = openedIn(useStore(app.panes, paneA));
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const list = useId();
  const commands = COMMANDS.filter((command) => command.id !== 'palette' && command.when(app));
  const found: readonly Found[] = [
    ...(opened
      ? findInReplay(text, { scenario: opened.scenario, first: opened.firstTick, last: opened.lastTick })
      : []),
    ...findCommands(text, commands),
  ];
  const close = (): void => app.overlay.setState({ shown: 'none' });
  const go = (one: Found | undefined): void => {
    close();
    if (one) follow(app, one);
  };
  const press = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by !== 0 && found.length > 0) setAt((before) => (before + by + found.length) % found.length);
    if (event.key === 'Enter') go(found[at]);
    if (by !== 0 || event.key === 'Enter') event.preventDefault();
  };
  return (
    <Dialog label="Search and commands" className="palette" onClose={close}>
      <input
        role="combobox"
        aria-label="Search and commands"
        aria-expanded="true"
        aria-controls={list}
        aria-activedescendant={found.length > 0 ? `${list}-${at}` : undefined}
        placeholder="tick, cell, entity, item, command"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onKeyDown={press}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
        }}
      />
      <div role="listbox" id={list} aria-label="What was found" className="found">
        {found.map((one, index) => (
          <FoundRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list
            key={index}
            id={`${list}-${index}`}
            found={one}
            current={index === at}
            onChoose={() => go(one)}
          />
        ))}
      </div>
      {found.length === 0 && <p className="quiet">Nothing here is called that.</p>}
    </Dialog>
  );
}

function follow(app: AppState, found: Found): void {
  const { session } = app.panes.getState();
  switch (found.kind) {
    case 'tick':
      session?.seek(found.tick);
      return;
    case 'cell':
      app.place.setState({ cell: found.cell });
      session?.map?.reveal(found.cell);
      return;
    case 'entity': {
      const { x, y } = found.entity;
      app.place.setState({ cell: { x, y } });
      session?.map?.reveal({ x, y });
      return;
    }
    case 'command':
      // What the dialog gave the focus back to must have it before a command moves it.
      queueMicrotask(() => found.command.run(app));
  }
}
