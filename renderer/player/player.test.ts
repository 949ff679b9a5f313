import { describe, expect, it } from 'vitest';
import type { Services } from '../../shared/api/answers.ts';
import { packFrames } from '../../shared/api/frame-packing.ts';
import { Fault } from '../../shared/base/fault.ts';
import type { SourcedFrame } from '../../shared/replay/frame-source.ts';
import { frameAt } from '../../shared/replay/testing.ts';
import { FrameStore } from './frame-store.ts';
import { Player, type Shown } from './player.ts';
import { nextTick, ticksToFetch } from './read-ahead.ts';
import { changeSpeed, intervalOf, speedName, strideOf } from './speed.ts';

const LAST = 400;

/** A player whose clock the test turns, over services that answer when the test lets them. */
function setup({ held = false } = {}) {
  const asked: { ticks: readonly number[]; lane: string | undefined }[] = [];
  const waiting: { answer: () => void; fail: (fault: Fault) => void; lane: string | undefined }[] = [];
  const services: Pick<Services, 'frames'> = {
    frames: ({ ticks, lane }) => {
      asked.push({ ticks, lane });
      const frames: SourcedFrame[] = ticks.map((tick) => ({
        frame: frameAt(tick),
        provenance: 'reference',
        verification: 'unverifiable',
      }));
      const answer = { frames: packFrames(frames), missing: [] };
      if (!held) return Promise.resolve(answer);
      // As the services do: a request gives up the one before it on its lane.
      for (const before of waiting.splice(0)) {
        if (before.lane === lane) before.fail(new Fault('cancelled', 'cancelled'));
        else waiting.push(before);
      }
      return new Promise((resolve, reject) => {
        waiting.push({ answer: () => resolve(answer), fail: reject, lane });
      });
    },
  };
  let now = 0;
  const callbacks: (() => void)[] = [];
  const clock = { now: () => now, onFrame: (callback: () => void) => void callbacks.push(callback) };
  const shown: Shown[] = [];
  const faults: string[] = [];
  const store = new FrameStore(services, 'r', []);
  const player = new Player(store, [0, LAST], clock, {
    onShow: (one) => void shown.push(one),
    onChange: () => undefined,
    onFault: (code) => void faults.push(code),
  });
  /** Lets the page be drawn so many times, `ms` apart. */
  const draw = async (times: number, ms = 1000 / 60): Promise<void> => {
    for (let time = 0; time < times; time++) {
      now += ms;
      for (const callback of callbacks.splice(0)) callback();
      for (let turn = 0; turn < 8; turn++) await Promise.resolve();
    }
  };
  const ticks = () => shown.map(({ sourced }) => sourced.frame.tick);
  return { player, store, asked, waiting, shown, faults, draw, ticks };
}

describe('seeking', () => {
  it('shows the tick and stands, clamped to the run', async () => {
    const { player, ticks } = setup();
    await player.seek(77);
    await player.seek(9999);
    await player.seek(-5);
    await player.seek(player.heading + 60);
    expect(ticks()).toEqual([77, LAST, 0, 60]);
    expect(player.state).toBe('still');
  });

  it('gives up the seek before; only the last tick is shown, and no fault told', async () => {
    const { player, waiting, ticks, faults } = setup({ held: true });
    const seeks = [player.seek(10), player.seek(20), player.seek(30)];
    expect(player.state).toBe('seeking');
    for (const { answer } of waiting) answer();
    await Promise.all(seeks);
    expect([ticks(), faults]).toEqual([[30], []]);
  });

  it('counts steps from where it is going, so that none of a quick hand is lost', async () => {
    const { player, waiting, ticks } = setup({ held: true });
    const steps = [1, 1, 1, 60, -1].map((by) => player.seek(player.heading + by));
    for (const { answer } of waiting) answer();
    await Promise.all(steps);
    expect(ticks()).toEqual([62]);
  });

  it('tells a fault and keeps the last frame up', async () => {
    const { player, waiting, ticks, faults } = setup({ held: true });
    const seek = player.seek(10);
    waiting[0]!.fail(new Fault('module-failed', 'it trapped'));
    await seek;
    expect([player.state, ticks(), faults]).toEqual(['still', [], ['module-failed']]);
  });
});

describe('playing', () => {
  it('shows each tick at real time, forward', async () => {
    const { player, draw, ticks } = setup();
    await player.seek(0);
    player.play();
    await draw(40);
    const played = ticks();
    expect(played.length).toBeGreaterThan(25);
    expect(played).toEqual(Array.from(played.keys()));
  });

  it('plays back as it plays forward', async () => {
    const { player, draw, ticks } = setup();
    await player.seek(100);
    player.play(-1);
    await draw(40);
    const played = ticks();
    expect(played.length).toBeGreaterThan(25);
    expect(played).toEqual(played.map((_tick, index) => 100 - index));
  });

  it('is smooth below real time: the next frame is there and the fraction grows', async () => {
    const { player, draw, shown } = setup();
    await player.seek(5);
    player.setSpeed(1 / 4);
    player.play();
    await draw(12);
    const between = shown.filter(({ next }) => next !== undefined);
    expect(between.length).toBeGreaterThan(4);
    for (const { sourced, next, fraction } of between) {
      expect(next!.frame.tick).toBe(sourced.frame.tick + 1);
      expect(fraction).toBeGreaterThanOrEqual(0);
      expect(fraction).toBeLessThan(1);
    }
  });

  it('above real time strides, asks for those ticks alone, and ends on the last one', async () => {
    const { player, draw, ticks, asked } = setup();
    await player.seek(0);
    player.setSpeed(16);
    player.play();
    await draw(60);
    expect(ticks()).toEqual(
      [...Array.from({ length: 26 }, (_, step) => step * 16), LAST].filter(
        (tick, at, all) => all.indexOf(tick) === at,
      ),
    );
    expect(asked.flatMap((one) => one.ticks).every((tick) => tick % 16 === 0 || tick === LAST)).toBe(true);
    expect(player.state).toBe('still');
  });

  it('loops a range', async () => {
    const { player, draw, ticks } = setup();
    await player.seek(10);
    player.setLoop([10, 13]);
    player.play();
    await draw(14);
    expect(ticks().slice(0, 9)).toEqual([10, 11, 12, 13, 10, 11, 12, 13, 10]);
  });

  it('waits for frames that are late, says so, and does not jump afterwards', async () => {
    const { player, waiting, draw, ticks } = setup({ held: true });
    const seek = player.seek(0);
    waiting[0]!.answer();
    await seek;
    player.play();
    await draw(20);
    expect([player.state, ticks()]).toEqual(['waiting', [0]]);
    for (const { answer } of waiting) answer();
    await draw(6);
    expect(player.state).toBe('playing');
    expect(ticks().slice(0, 4)).toEqual([0, 1, 2, 3]);
  });

  it('is ended by a pause and by a seek', async () => {
    const { player, draw, ticks } = setup();
    await player.seek(0);
    player.play();
    await draw(10);
    player.pause();
    const count = ticks().length;
    await draw(10);
    expect(ticks()).toHaveLength(count);
    player.play();
    await player.seek(300);
    await draw(5);
    expect(ticks().at(-1)).toBe(300);
  });

  it('says how fast it really goes', async () => {
    const { player, draw } = setup();
    await player.seek(0);
    player.setSpeed(2);
    player.play();
    await draw(45);
    expect(player.achieved).toBeGreaterThan(1.6);
    expect(player.achieved).toBeLessThan(2.4);
  });
});

describe('reading ahead', () => {
  const course = { tick: 0, stride: 1, first: 0, last: 1000, loop: false };

  it('asks in batches, sooner where the next ticks are missing', () => {
    expect(ticksToFetch(course, () => false)).toHaveLength(90);
    expect(ticksToFetch(course, (tick) => tick <= 70)).toEqual([]);
    expect(ticksToFetch(course, (tick) => tick <= 50)).toHaveLength(40);
    expect(ticksToFetch({ ...course, tick: 995 }, () => false)).toEqual([996, 997, 998, 999, 1000]);
  });

  it('ends at the end, or goes on at the other', () => {
    expect(nextTick({ ...course, tick: 1000 })).toBeUndefined();
    expect(nextTick({ ...course, tick: 990, stride: 16 })).toBe(1000);
    expect(nextTick({ ...course, tick: 1000, loop: true })).toBe(0);
    expect(nextTick({ ...course, tick: 0, stride: -4, loop: true })).toBe(1000);
  });
});

describe('speeds', () => {
  it('have names, neighbours, strides and intervals', () => {
    expect([1 / 16, 1, 256, 'fastest'].map((speed) => speedName(speed as never))).toEqual([
      '1/16×',
      '1×',
      '256×',
      'fastest',
    ]);
    expect([
      changeSpeed(1, 1),
      changeSpeed(1, -1),
      changeSpeed(1 / 16, -1),
      changeSpeed('fastest', 1),
    ]).toEqual([2, 1 / 2, 1 / 16, 'fastest']);
    expect([strideOf(1 / 4), strideOf(1), strideOf(64)]).toEqual([1, 1, 64]);
    expect([intervalOf(1 / 4), intervalOf(1), intervalOf(64)].map(Math.round)).toEqual([67, 17, 17]);
  });
});
