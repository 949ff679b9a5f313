import { Clock3, Crosshair, Factory, SquareTerminal } from 'lucide-react';
import { type ReactElement, useEffect, useRef } from 'react';
import type { Found } from '../commands/search.ts';
import { CommandKeys } from '../ui/CommandKeys.tsx';
import { readable } from '../ui/numbers.ts';
import { describeEntity } from '../views/replay/inspector/describe-state.ts';

const ICONS = { tick: Clock3, cell: Crosshair, entity: Factory, command: SquareTerminal } as const;

/** One thing that was found, as a row to choose. */
export function FoundRow({
  id,
  found,
  current,
  onChoose,
}: {
  id: string;
  found: Found;
  current: boolean;
  onChoose: () => void;
}): ReactElement {
  const row = useRef<HTMLDivElement>(null);
  const Icon = ICONS[found.kind];
  useEffect(() => {
    if (current) row.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box above has the keys
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={current}
      className="found-row"
      onClick={onChoose}
    >
      <Icon size={16} aria-hidden="true" />
      <span>{nameOf(found)}</span>
      <span className="quiet">{detailOf(found)}</span>
      {found.kind === 'command' && <CommandKeys command={found.command} />}
    </div>
  );
}

function nameOf(found: Found): string {
  switch (found.kind) {
    case 'tick':
      return `Go to tick ${readable(found.tick)}`;
    case 'cell':
      return `Cell ${found.cell.x},${found.cell.y}`;
    case 'entity':
      return `${describeEntity(found.entity)}`;
    case 'command':
      return found.command.label;
  }
}

function detailOf(found: Found): string {
  switch (found.kind) {
    case 'cell':
      return found.entity ? describeEntity(found.entity) : 'empty';
    case 'entity':
      return `entity ${found.index} at ${found.entity.x},${found.entity.y}`;
    default:
      return '';
  }
}
