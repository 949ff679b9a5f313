import { ArrowLeftRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import type { LibraryItem } from '../../shared/api/answers.ts';
import { useAppState } from '../state/app-state.ts';
import { answerOf, itemsOf, type LibraryState } from '../state/library.ts';
import { type OpenPlace, type Place, swapped } from '../state/place.ts';
import { CommandButton } from '../ui/CommandButton.tsx';
import { Choice } from './Choice.tsx';

const openOf = ({ open }: Place): OpenPlace | undefined => open;
const libraryOf = ({ items }: LibraryState): readonly LibraryItem[] | undefined => items;

/** Which engine is in A, what stands beside it in B, and which case both run. */
export function EngineChoice(): ReactElement | null {
  const { place, library } = useAppState();
  const open = useStore(place, openOf);
  const items = useStore(library, libraryOf);
  if (open === undefined || items === undefined) return null;
  const { scenario, module, states, beside } = open;
  const change = (next: Partial<OpenPlace>): void => {
    const merged = { ...open, ...next };
    const kept = Object.entries(merged).filter(([, value]) => value !== undefined);
    place.setState({ open: { ...Object.fromEntries(kept), playback: merged.playback } });
  };
  const engines = itemsOf(items, 'module').map(({ id, name }) => [id, name] as const);
  const cases = itemsOf(items, 'scenario').map(({ id, name }) => [id, name] as const);
  if (scenario === undefined || (module === undefined && states !== undefined && beside === undefined)) {
    const recording = items.find(({ id }) => id === states)?.name ?? 'a recording';
    return <span className="choice-text">{recording}</span>;
  }
  return (
    <>
      <Choice
        tag="a"
        label="Engine in A"
        value={module ?? 'reference'}
        options={[['reference', 'reference'], ...engines]}
        onChoose={(id) =>
          change(id === 'reference' ? { module: undefined, states: undefined } : withAnswer(id))
        }
      />
      <CommandButton id="swap" disabled={swapped(open) === undefined}>
        <ArrowLeftRight size={16} aria-hidden="true" />
      </CommandButton>
      <Choice
        tag="b"
        label="Engine in B"
        value={beside ?? ''}
        options={[['', 'nothing'], ['reference', 'reference'], ...engines]}
        onChoose={(id) => change({ beside: id === '' ? undefined : id })}
      />
      <Choice
        label="Case"
        value={scenario}
        options={cases}
        onChoose={(id) => {
          const answer = module === undefined ? undefined : answerOf(items, id);
          change({ scenario: id, states: answer });
        }}
      />
    </>
  );

  /** A module is graded by the expected answer of its case, where that is known. */
  function withAnswer(id: string): Partial<OpenPlace> {
    return { module: id, states: scenario && answerOf(items ?? [], scenario) };
  }
}
