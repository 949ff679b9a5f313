import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { fitFuel } from '../../../shared/analysis/fuel-fit.ts';
import { watTranslator } from '../../runner/wasmtime/wat.ts';
import { readScenario } from '../cases/case-files.ts';
import { checkoutPlaces } from '../places/places.ts';
import { measureFuel } from './measure-fuel.ts';

const ROOT = new URL('../../../', import.meta.url).pathname;
const places = checkoutPlaces(pathToFileURL(join(ROOT, 'dist/cli.js')).href);
const { scenario } = readScenario(join(places.demoCase, 'cases/small.json'));

/** An engine that reads how many ticks it shall run and burns fuel by a loop of its own; it answers one byte. */
function engineThat(burns: string) {
  const text = `(module
    (memory (export "memory") 64)
    (func (export "alloc") (param i32) (result i32) (i32.const 1024))
    (func (export "simulate") (param $at i32) (param $length i32) (result i64)
      (local $ticks i32) (local $i i32) (local $j i32)
      ;; Forward to the four bytes 'ks":', which only "ticks": ends with.
      (loop $seek
        (local.set $at (i32.add (local.get $at) (i32.const 1)))
        (br_if $seek (i32.ne (i32.load (local.get $at)) (i32.const 0x3a22736b))))
      (local.set $at (i32.add (local.get $at) (i32.const 4)))
      (loop $digits
        (local.set $ticks (i32.add (i32.mul (local.get $ticks) (i32.const 10))
          (i32.sub (i32.load8_u (local.get $at)) (i32.const 48))))
        (local.set $at (i32.add (local.get $at) (i32.const 1)))
        (br_if $digits (i32.ge_u (i32.load8_u (local.get $at)) (i32.const 48))))
      ${burns}
      (i64.const 0x40000000001)))`;
  const bytes = watTranslator(places.library)(text);
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** Does something once for each $i below the number of ticks. */
const eachTick = (inner: string): string => `(loop $outer
  ${inner}
  (local.set $i (i32.add (local.get $i) (i32.const 1)))
  (br_if $outer (i32.lt_u (local.get $i) (local.get $ticks))))`;

const HALVING = `(local.set $j (local.get $i))
  (loop $inner
    (local.set $j (i32.shr_u (local.get $j) (i32.const 1)))
    (br_if $inner (local.get $j)))`;
const COUNTING_UP = `(local.set $j (i32.const 0))
  (loop $inner
    (local.set $j (i32.add (local.get $j) (i32.const 1)))
    (br_if $inner (i32.lt_u (local.get $j) (local.get $i))))`;

it.each([
  ['constant', ''],
  ['linear', eachTick('')],
  ['n log n', eachTick(HALVING)],
  ['quadratic', eachTick(COUNTING_UP)],
])('an engine made to be %s is found to be so', async (growth, burns) => {
  const task = { module: engineThat(burns), scenario, limit: undefined, points: 12 };
  const { points } = await measureFuel(places, task, () => undefined, new AbortController().signal);
  expect(fitFuel(points)?.model).toBe(growth);
});
