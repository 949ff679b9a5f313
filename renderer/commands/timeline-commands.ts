import { shownOf, showStretch } from '../state/timeline.ts';
import { holds, pannedBy, type TickScale, zoomedAbout } from '../state/timeline-zoom.ts';
import type { Command } from './command.ts';

/** How much longer one step out makes the shown stretch. */
const STEP = 2;

function timeline(
  id: string,
  label: string,
  keys: readonly string[],
  keywords: readonly string[],
  change: (shown: TickScale, run: TickScale, tick: number) => TickScale,
): Command {
  return {
    id,
    label,
    group: 'Playback',
    keywords,
    keys,
    context: 'replay',
    when: (app) => app.panes.getState().session !== undefined,
    run: (app) => {
      const { first, last, tick } = app.playback.getState();
      const run = { first, last };
      const shown = shownOf(app.timeline.getState(), run);
      showStretch(app.timeline, change(shown, run, tick), run);
    },
  };
}

/** What keys zoom about: the shown tick, or the middle where that is not on the strip. */
function anchor(shown: TickScale, tick: number): number {
  return holds(shown, tick) ? tick : (shown.first + shown.last) / 2;
}

const halfOf = ({ first, last }: TickScale): number => Math.ceil((last - first) / 2);

export const TIMELINE_COMMANDS: readonly Command[] = [
  timeline('timeline-in', 'Zoom the timeline in', ['z'], ['stretch', 'ticks', 'closer'], (shown, run, tick) =>
    zoomedAbout(shown, run, anchor(shown, tick), 1 / STEP),
  ),
  timeline('timeline-out', 'Zoom the timeline out', ['Shift+z'], ['stretch', 'ticks'], (shown, run, tick) =>
    zoomedAbout(shown, run, anchor(shown, tick), STEP),
  ),
  timeline('timeline-whole', 'Timeline of the whole run', ['0'], ['zoom', 'fit', 'all'], (_, run) => run),
  timeline('timeline-earlier', 'Earlier part on the timeline', [], ['pan', 'scroll'], (shown, run) =>
    pannedBy(shown, run, -halfOf(shown)),
  ),
  timeline('timeline-later', 'Later part on the timeline', [], ['pan', 'scroll'], (shown, run) =>
    pannedBy(shown, run, halfOf(shown)),
  ),
];
