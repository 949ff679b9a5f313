import { expect, it } from 'vitest';
import type { LibraryItem } from '../../shared/api/answers.ts';
import { whereNext } from './where-next.ts';

const item = (kind: LibraryItem['kind'], id: string, more: Partial<LibraryItem> = {}): LibraryItem => ({
  kind,
  id,
  name: id,
  origin: 'opened',
  ...more,
});
const of = {
  case: 'c',
  answer: 'i-answer',
  input: 'cases/i.json',
  kind: 'stress',
  runway: 2,
  fuelLimit: 1,
} as const;
const CASE = [item('case', 'c'), item('scenario', 'i', { of }), item('states', 'i-answer')];

it('source code is graded after a build, on the case beside it; several have no single meaning', () => {
  const source = item('source', 'code');
  expect(whereNext([source])).toEqual({ kind: 'grade', module: 'code', case: undefined });
  expect(whereNext([source, ...CASE])).toEqual({ kind: 'grade', module: 'code', case: 'c' });
  expect(whereNext([source, item('source', 'other')])).toEqual({ kind: 'stay' });
});

it.each([
  ['a scenario is watched', [item('scenario', 's')], { scenario: 's' }],
  ['states play as recorded', [item('states', 'r')], { states: 'r' }],
  [
    'states play on the scenario beside them',
    [item('states', 'r'), item('scenario', 's')],
    { scenario: 's', states: 'r' },
  ],
  [
    'a module runs on the scenario beside it',
    [item('scenario', 's'), item('module', 'm')],
    { scenario: 's', module: 'm' },
  ],
  [
    'two modules are compared on one scenario',
    [item('module', 'm'), item('module', 'n'), item('scenario', 's')],
    { scenario: 's', module: 'm', beside: 'n' },
  ],
])('%s', (_name, added, open) => {
  expect(whereNext(added)).toEqual({ kind: 'watch', open: { ...open, playback: false } });
});

it('a module alone is graded, on the case beside it where there is one', () => {
  expect(whereNext([item('module', 'm')])).toEqual({ kind: 'grade', module: 'm', case: undefined });
  expect(whereNext([item('module', 'm'), ...CASE])).toEqual({ kind: 'grade', module: 'm', case: 'c' });
});

it('a run leads to its results, with its module and its last input; two stay in the list', () => {
  const carries = { module: 'm', inputs: [{ scenario: 's' }, { scenario: 't', states: 'r' }] };
  const run = item('run', 'u', { carries });
  const parts = [item('module', 'm', { part: { run: 'u' } }), item('scenario', 's', { part: { run: 'u' } })];
  expect(whereNext([run, ...parts])).toEqual({
    kind: 'results',
    open: { run: 'u', module: 'm', scenario: 't', states: 'r', playback: false },
  });
  expect(whereNext([run, item('run', 'v')])).toEqual({ kind: 'stay' });
});

it('a folder of runs leads to its field', () => {
  expect(whereNext([item('runs', 'f'), item('run', 'u')])).toEqual({ kind: 'field', folder: 'f' });
});

it.each([
  ['a case', CASE],
  ['two scenarios', [item('scenario', 's'), item('scenario', 't')]],
  ['two modules without a scenario', [item('module', 'm'), item('module', 'n')]],
  ['two recordings', [item('states', 'r'), item('states', 'q')]],
  ['nothing', []],
])('%s stays in the list', (_name, added) => {
  expect(whereNext(added)).toEqual({ kind: 'stay' });
});
