import { expect, it, vi } from 'vitest';
import { TO_MAIN } from '../bridge/channels.ts';
import { startMain } from '../testing/start-main.ts';
import { closingQuestion } from './closing.ts';

const FACTS = { progress: null, grading: false, unsaved: false, item: null };

it('asks only where something would be lost', () => {
  expect(closingQuestion(FACTS)).toBeUndefined();
  expect(closingQuestion({ ...FACTS, progress: 0.5 })).toBeUndefined();
  expect(closingQuestion({ ...FACTS, grading: true })?.message).toContain('grading');
  expect(closingQuestion({ ...FACTS, unsaved: true })?.message).toContain('Notes');
  expect(closingQuestion({ ...FACTS, grading: true, unsaved: true })?.close).toContain('both');
});

it('closes at once where nothing would be lost', async () => {
  const { window, asked } = await startMain();
  window.close();
  expect(window.destroyed).toBe(true);
  expect(asked).toEqual([]);
});

it.each([
  [0, false],
  [1, true],
])('stays open while a grading runs until that is agreed to (answer %i)', async (answer, closed) => {
  const { window, say, asked } = await startMain({ answer });
  say(TO_MAIN.setWindowFacts, { ...FACTS, grading: true });
  window.close();
  expect(window.destroyed).toBe(false);
  await vi.waitFor(() => expect(window.destroyed).toBe(closed));
  expect(asked).toMatchObject([{ buttons: ['Cancel', 'Stop it and close'], defaultId: 0 }]);
});

it('waits for notes to be saved instead of asking', async () => {
  const { window, say, asked } = await startMain();
  say(TO_MAIN.setWindowFacts, { ...FACTS, unsaved: true });
  window.close();
  window.close();
  expect(window.destroyed).toBe(false);
  say(TO_MAIN.setWindowFacts, FACTS);
  await vi.waitFor(() => expect(window.destroyed).toBe(true));
  expect(asked).toEqual([]);
});

it('goes on quitting when that is agreed to, and never asks while the system goes down', async () => {
  const { window, say, app, calls, asked } = await startMain({ answer: 1 });
  say(TO_MAIN.setWindowFacts, { ...FACTS, unsaved: true });
  app.emit('before-quit');
  window.close();
  await vi.waitFor(() => expect(calls).toContain('quit'), 5000);
  window.emit('session-end');
  window.close();
  expect(window.destroyed).toBe(true);
  expect(asked).toHaveLength(1);
});
