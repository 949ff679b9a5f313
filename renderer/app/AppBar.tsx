import { CircleHelp, Search, Settings } from 'lucide-react';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { commandById } from '../commands/commands.ts';
import { bridgeOf } from '../desktop/bridge.ts';
import { useAppState } from '../state/app-state.ts';
import type { Place } from '../state/place.ts';
import { CommandButton } from '../ui/CommandButton.tsx';
import { CommandKeys } from '../ui/CommandKeys.tsx';
import { Mark } from '../ui/Mark.tsx';
import { AppMenu } from './AppMenu.tsx';
import { AlertsButton } from './alerts/AlertsButton.tsx';
import { EngineChoice } from './EngineChoice.tsx';
import { ThemeButton } from './ThemeButton.tsx';

const viewOf = ({ view }: Place): Place['view'] => view;

/** The bar at the top: the way home, what is compared, the search box, the theme. */
export function AppBar(): ReactElement {
  const app = useAppState();
  const view = useStore(app.place, viewOf);
  return (
    <header className="app-bar">
      {bridgeOf(window) === undefined && <AppMenu />}
      <button
        type="button"
        className="brand"
        title="Home (H)"
        onClick={() => app.place.setState({ view: 'home', open: undefined, cell: undefined, tick: 0 })}
      >
        <Mark />
        {view === 'home' ? <span>Lattice Replay</span> : <span className="for-readers">Home</span>}
      </button>
      {view !== 'home' && <EngineChoice />}
      <span className="spring" />
      <button
        type="button"
        className="search-box"
        aria-haspopup="dialog"
        onClick={() => app.overlay.setState({ shown: 'palette' })}
      >
        <Search size={16} aria-hidden="true" />
        <span>tick, cell, entity, item, command</span>
        <CommandKeys command={commandById('palette')} />
      </button>
      <AlertsButton />
      <CommandButton id="help">
        <CircleHelp size={16} aria-hidden="true" />
      </CommandButton>
      <ThemeButton />
      <CommandButton id="settings">
        <Settings size={16} aria-hidden="true" />
      </CommandButton>
    </header>
  );
}
