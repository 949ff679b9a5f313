import { type ReactElement, useEffect, useState } from 'react';
import type { LibraryItem, Services } from '../../shared/api/answers.ts';
import { messageOf } from '../../shared/base/fault.ts';
import { ReplayView } from './ReplayView.tsx';
import { type Awaited, useReplay } from './use-replay.ts';

/** The scenarios that can be opened, and the one that is. */
export function Library({
  services,
  startTick,
  onTick,
}: {
  services: Services;
  startTick: number;
  onTick: (tick: number) => void;
}): ReactElement {
  const { value: items, error } = useLibrary(services);
  const [chosen, setChosen] = useState<string>();
  const scenarios = items?.filter(({ kind }) => kind === 'scenario') ?? [];
  const named = scenarios.find(({ origin }) => origin === 'opened');
  const shown = chosen ?? (named ?? scenarios[0])?.id;
  if (error !== undefined) return <p role="alert">The library cannot be read: {error}</p>;
  return (
    <div className="library">
      <nav aria-label="Library">
        <ul>
          {scenarios.map(({ id, name, origin }) => (
            <li key={id}>
              <button
                type="button"
                aria-current={id === shown ? 'true' : undefined}
                onClick={() => setChosen(id)}
              >
                {name} <small>{origin}</small>
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {shown !== undefined && (
        <Opened key={shown} services={services} scenario={shown} startTick={startTick} onTick={onTick} />
      )}
    </div>
  );
}

function Opened({
  services,
  scenario,
  startTick,
  onTick,
}: {
  services: Services;
  scenario: string;
  startTick: number;
  onTick: (tick: number) => void;
}): ReactElement {
  const { value: opened, error } = useReplay(services, scenario);
  if (error !== undefined) return <p role="alert">The replay cannot be opened: {error}</p>;
  if (opened === undefined) return <p role="status">Opening …</p>;
  return <ReplayView services={services} opened={opened} startTick={startTick} onTick={onTick} />;
}

function useLibrary(services: Services): Awaited<readonly LibraryItem[]> {
  const [state, setState] = useState<Awaited<readonly LibraryItem[]>>({ value: undefined, error: undefined });
  useEffect(() => {
    let current = true;
    services.library().then(
      (value) => current && setState({ value, error: undefined }),
      (error) => current && setState({ value: undefined, error: messageOf(error) }),
    );
    return () => {
      current = false;
    };
  }, [services]);
  return state;
}
