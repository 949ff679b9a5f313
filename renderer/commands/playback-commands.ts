import { changeSpeed } from '../player/speed.ts';
import type { AppState } from '../state/app-state.ts';
import type { ReplayControls } from '../state/replay-controls.ts';
import type { Command } from './command.ts';

/** Ticks of a loop that is turned on: long enough to watch a jam form. */
const LOOP_TICKS = 200;

const isOpen = (app: AppState): boolean => app.panes.getState().session !== undefined;
const isPlaying = (app: AppState): boolean => ['playing', 'waiting'].includes(app.playback.getState().state);

function playback(
  id: string,
  label: string,
  keys: readonly string[],
  keywords: readonly string[],
  run: (session: ReplayControls, app: AppState) => void,
): Command {
  return {
    id,
    label,
    group: 'Playback',
    keywords,
    keys,
    context: 'replay',
    when: isOpen,
    run: (app) => {
      const { session } = app.panes.getState();
      if (session) run(session, app);
    },
  };
}

function step(id: string, label: string, key: string, by: number): Command {
  return playback(id, label, [key], ['step', 'tick'], (session) => session.seek(session.heading + by));
}

function goGraded(session: ReplayControls, app: AppState, towards: 1 | -1): void {
  const ticks = app.panes.getState().graded.map(({ tick }) => tick);
  const { heading } = session;
  const next = towards > 0 ? ticks.find((tick) => tick > heading) : ticks.findLast((tick) => tick < heading);
  if (next !== undefined) session.seek(next);
}

function toggle(session: ReplayControls, app: AppState, direction: 1 | -1): void {
  const { direction: now, tick, first, last } = app.playback.getState();
  if (isPlaying(app) && now === direction) {
    session.pause();
    return;
  }
  // Play at the end starts over, as every player does.
  if (direction > 0 && tick === last) session.seek(first);
  session.play(direction);
}

export const PLAYBACK_COMMANDS: readonly Command[] = [
  playback('play', 'Play or pause', ['Space'], ['start', 'stop', 'run'], (session, app) =>
    isPlaying(app) ? session.pause() : toggle(session, app, app.playback.getState().direction),
  ),
  playback('play-forward', 'Play forward', ['k'], ['start'], (session, app) => toggle(session, app, 1)),
  playback('play-back', 'Play back', ['j'], ['reverse', 'rewind'], (session, app) =>
    toggle(session, app, -1),
  ),
  step('step-forward', 'Forward one tick', 'ArrowRight', 1),
  step('step-back', 'Back one tick', 'ArrowLeft', -1),
  step('step-forward-60', 'Forward 60 ticks', 'Shift+ArrowRight', 60),
  step('step-back-60', 'Back 60 ticks', 'Shift+ArrowLeft', -60),
  step('step-forward-600', 'Forward 600 ticks', 'Alt+ArrowRight', 600),
  step('step-back-600', 'Back 600 ticks', 'Alt+ArrowLeft', -600),
  playback('first', 'First tick', ['Home'], ['start', 'begin'], (session, app) =>
    session.seek(app.playback.getState().first),
  ),
  playback('last', 'Last tick', ['End'], ['end'], (session, app) =>
    session.seek(app.playback.getState().last),
  ),
  playback('next-graded', 'Next graded tick', ['.'], ['snapshot', 'event'], (session, app) =>
    goGraded(session, app, 1),
  ),
  playback('previous-graded', 'Previous graded tick', [','], ['snapshot', 'event'], (session, app) =>
    goGraded(session, app, -1),
  ),
  playback('slower', 'Slower', ['['], ['speed'], (session, app) =>
    session.setSpeed(changeSpeed(app.playback.getState().speed, -1)),
  ),
  playback('faster', 'Faster', [']'], ['speed'], (session, app) =>
    session.setSpeed(changeSpeed(app.playback.getState().speed, 1)),
  ),
  playback('loop', 'Loop a range', ['l'], ['repeat', 'again'], (session, app) => {
    const { loop, last } = app.playback.getState();
    const from = Math.max(0, Math.min(session.tick, last - LOOP_TICKS));
    session.setLoop(loop === undefined ? [from, Math.min(last, from + LOOP_TICKS)] : undefined);
  }),
];
