import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  Pause,
  Play,
  Repeat,
  SkipBack,
  SkipForward,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { useAppState } from '../../state/app-state.ts';
import type { Panes } from '../../state/panes.ts';
import type { Playback } from '../../state/playback.ts';
import { CommandButton } from '../../ui/CommandButton.tsx';
import { NotesButton } from '../notes/NotesButton.tsx';
import { FramePills } from './FramePills.tsx';
import { LoopFields } from './LoopFields.tsx';
import { SpeedChoice } from './SpeedChoice.tsx';
import { TickField } from './TickField.tsx';

const isPlaying = ({ state }: Playback): boolean => state === 'playing' || state === 'waiting';
const directionOf = ({ direction }: Playback): number => direction;
const loops = ({ loop }: Playback): boolean => loop !== undefined;
const isReady = ({ session }: Panes): boolean => session !== undefined;
const hasGraded = ({ graded }: Panes): boolean => graded.length > 0;

/** Playing, stepping and everything else that moves the tick. */
export function Transport(): ReactElement {
  const app = useAppState();
  const playing = useStore(app.playback, isPlaying);
  const direction = useStore(app.playback, directionOf);
  const loop = useStore(app.playback, loops);
  const ready = useStore(app.panes, isReady);
  const graded = useStore(app.panes, hasGraded);
  const forward = playing && direction > 0;
  const back = playing && direction < 0;
  return (
    <div className="transport">
      <div className="transport-keys">
        <CommandButton id="first" disabled={!ready}>
          <ChevronFirst size={18} aria-hidden="true" />
        </CommandButton>
        <CommandButton id="step-back-60" className="step-button" disabled={!ready}>
          −60
        </CommandButton>
        <CommandButton id="step-back" disabled={!ready}>
          <ChevronLeft size={18} aria-hidden="true" />
        </CommandButton>
        <CommandButton id="play-back" disabled={!ready} pressed={back}>
          {back ? (
            <Pause size={16} aria-hidden="true" />
          ) : (
            <Play className="mirrored" size={16} aria-hidden="true" />
          )}
        </CommandButton>
        <CommandButton
          id="play-forward"
          className="icon-button play-button"
          disabled={!ready}
          pressed={forward}
        >
          {forward ? <Pause size={16} aria-hidden="true" /> : <Play size={16} aria-hidden="true" />}
        </CommandButton>
        <CommandButton id="step-forward" disabled={!ready}>
          <ChevronRight size={18} aria-hidden="true" />
        </CommandButton>
        <CommandButton id="step-forward-60" className="step-button" disabled={!ready}>
          +60
        </CommandButton>
        <CommandButton id="last" disabled={!ready}>
          <ChevronLast size={18} aria-hidden="true" />
        </CommandButton>
      </div>
      <TickField />
      <SpeedChoice />
      <FramePills />
      <span className="spring" />
      <CommandButton id="loop" pressed={loop} disabled={!ready}>
        <Repeat size={16} aria-hidden="true" />
      </CommandButton>
      <LoopFields />
      <CommandButton id="previous-graded" disabled={!graded}>
        <SkipBack size={16} aria-hidden="true" />
      </CommandButton>
      <CommandButton id="next-graded" className="text-button" disabled={!graded}>
        <span className="wide-only">Next graded</span> <SkipForward size={16} aria-hidden="true" />
      </CommandButton>
      <NotesButton />
    </div>
  );
}
