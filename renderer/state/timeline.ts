import { createStore, type StoreApi } from 'zustand/vanilla';
import { isWhole, type TickScale, within } from './timeline-zoom.ts';

/** What of the run the timeline shows. */
export interface Timeline {
  /** Undefined shows the whole run. */
  readonly stretch: TickScale | undefined;
}

export type TimelineStore = StoreApi<Timeline>;

export function createTimelineStore(): TimelineStore {
  return createStore<Timeline>()(() => ({ stretch: undefined }));
}

/** The ticks that the timeline shows of a run. */
export function shownOf({ stretch }: Timeline, run: TickScale): TickScale {
  return stretch === undefined ? run : within(stretch, run);
}

/** Shows a stretch of the run; one that is all of the run is kept as such, so that it stays whole in another run. */
export function showStretch(timeline: TimelineStore, stretch: TickScale, run: TickScale): void {
  timeline.setState({ stretch: isWhole(stretch, run) ? undefined : stretch });
}
