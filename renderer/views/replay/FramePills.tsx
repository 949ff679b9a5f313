import { Brackets, Check, CircleHelp, Cpu, EqualNot, FileCheck2, Scale } from 'lucide-react';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import type { Provenance, Verification } from '../../../shared/replay/frame-source.ts';
import { useAppState } from '../../state/app-state.ts';
import type { Playback } from '../../state/playback.ts';
import { readable } from '../../ui/numbers.ts';
import { Pill, type PillKind } from '../../ui/Pill.tsx';

/** How a frame came to be: a word, and what it means. */
export const PROVENANCE: Readonly<Record<Provenance, readonly [word: string, meaning: string]>> = {
  recorded: ['recorded', 'recorded in the run'],
  computed: ['computed', 'computed by the module, here'],
  bracketed: ['bracketed', 'of the reference, between two ticks on which module and reference agree'],
  reference: ['reference', 'of the reference engine, not of a module'],
};

const VERIFICATION: Readonly<Record<Verification, readonly [PillKind, word: string, meaning: string]>> = {
  verified: ['good', 'verified', 'the checksum is the known one'],
  unverifiable: ['plain', 'not graded here', 'no checksum is known of this tick'],
  mismatch: ['difference', 'wrong', 'the checksum is not the known one'],
};

const PROVENANCE_ICONS = {
  recorded: FileCheck2,
  computed: Cpu,
  bracketed: Brackets,
  reference: Scale,
} as const;
const VERIFICATION_ICONS = { verified: Check, unverifiable: CircleHelp, mismatch: EqualNot } as const;

const shownA = ({ a }: Playback): Playback['a'] => a;
const differentOf = ({ different }: Playback): Playback['different'] => different;

/** Where the shown frame comes from, whether it is right, and whether A and B are the same. */
export function FramePills(): ReactElement | null {
  const { playback } = useAppState();
  const shown = useStore(playback, shownA);
  const different = useStore(playback, differentOf);
  if (shown === undefined) return null;
  const [source, meaning] = PROVENANCE[shown.provenance];
  const [kind, word, checked] = VERIFICATION[shown.verification];
  const SourceIcon = PROVENANCE_ICONS[shown.provenance];
  const CheckIcon = VERIFICATION_ICONS[shown.verification];
  return (
    <div className="pills" data-provenance={shown.provenance} data-verification={shown.verification}>
      <Pill kind="dashed" title={meaning}>
        <SourceIcon size={12} aria-hidden="true" /> {source}
      </Pill>
      <Pill kind={kind} title={`${checked}: ${shown.checksum}`}>
        <CheckIcon size={12} aria-hidden="true" /> {word}
      </Pill>
      {different?.length === 0 && (
        <Pill kind="good">
          <Check size={12} aria-hidden="true" /> A = B
        </Pill>
      )}
      {different && different.length > 0 && (
        <Pill kind="difference" title="entities whose states differ at this tick">
          <EqualNot size={12} aria-hidden="true" /> {readable(different.length)} differ
        </Pill>
      )}
    </div>
  );
}
