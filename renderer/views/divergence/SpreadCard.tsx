import { type ReactElement, useMemo } from 'react';
import { useStore } from 'zustand';
import type { SpreadAnswer } from '../../../shared/api/comparison.ts';
import { footprint } from '../../../shared/lattice/scenario/footprint.ts';
import type { Scenario } from '../../../shared/lattice/scenario/scenario.ts';
import { PALETTES } from '../../look/palette.ts';
import { spreadAge, spreadColour } from '../../look/spread-colour.ts';
import { useAppState } from '../../state/app-state.ts';
import { openedIn, type Panes } from '../../state/panes.ts';
import type { SettingsState } from '../../state/settings.ts';
import { CommandButton } from '../../ui/CommandButton.tsx';
import { readable } from '../../ui/numbers.ts';
import { EntityLink } from '../replay/inspector/EntityLink.tsx';
import { TickLink } from './TickLink.tsx';

/** The first to differ; the picture shows all of them. */
const MOST_LISTED = 12;

const scenarioA = ({ a }: Panes): Scenario | null => openedIn(a)?.scenario ?? null;
const themeOf = ({ shown }: SettingsState): SettingsState['shown'] => shown;

/** How a difference spreads over the board: a picture of when each entity first differed, and the order as a list. */
export function SpreadCard({ spread }: { spread: SpreadAnswer }): ReactElement | null {
  const { panes } = useAppState();
  const scenario = useStore(panes, scenarioA);
  if (scenario === null) return null;
  const { order, lastTick } = spread;
  return (
    <section className="finding-card" aria-label="How it spreads">
      <header className="card-head">
        <h3>How it spreads</h3>
        <CommandButton id="layer-spread" className="text-button" worded>
          On the map
        </CommandButton>
      </header>
      <p className="quiet">
        {readable(order.length)} of {readable(scenario.entities.length)} entities by tick {readable(lastTick)}
      </p>
      <SpreadPicture spread={spread} scenario={scenario} />
      <ol className="infections">
        {order.slice(0, MOST_LISTED).map(({ entity, tick, from }) => {
          const infected = scenario.entities[entity];
          return (
            infected && (
              <li key={entity}>
                <TickLink tick={tick} />
                <EntityLink entity={infected}>
                  {infected.type} {entity}
                </EntityLink>
                <span className="quiet">{from === undefined ? 'where it began' : `from ${from}`}</span>
              </li>
            )
          );
        })}
      </ol>
    </section>
  );
}

function SpreadPicture({ spread, scenario }: { spread: SpreadAnswer; scenario: Scenario }): ReactElement {
  const { settings } = useAppState();
  const theme = useStore(settings, themeOf);
  const { width, height } = scenario.grid;
  const boxes = useMemo(
    () => boxesOf(spread, scenario, PALETTES[theme].difference),
    [spread, scenario, theme],
  );
  return (
    <svg
      className="spread-picture"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label="When each entity first differed"
    >
      {boxes.map(({ key, x, y, w, h, fill }) => (
        <rect key={key} x={x} y={y} width={w} height={h} {...(fill ? { fill } : { className: 'never' })} />
      ))}
    </svg>
  );
}

function boxesOf({ firstTicks, order, lastTick }: SpreadAnswer, scenario: Scenario, difference: string) {
  const first = order[0]?.tick ?? 0;
  const last = order.at(-1)?.tick ?? lastTick;
  return scenario.entities.map((entity, key) => {
    const { width, height } = footprint(entity);
    const tick = firstTicks[key] ?? -1;
    const fill = tick < 0 ? undefined : spreadColour(difference, spreadAge(tick, first, last));
    return { key, x: entity.x + 0.08, y: entity.y + 0.08, w: width - 0.16, h: height - 0.16, fill };
  });
}
