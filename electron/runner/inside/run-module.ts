import type { RunEnd, StartMessage } from '../protocol.ts';
import { RunFault } from '../run-fault.ts';
import { resolveExports, resolvePlayback } from '../wasmtime/exports.ts';
import { Instance } from '../wasmtime/instance.ts';
import type { Pointer, Wasmtime } from '../wasmtime/library.ts';
import type { Memory } from '../wasmtime/memory.ts';
import { Store } from '../wasmtime/store.ts';
import { sendAnswerBytes, sendSnapshots } from './answer.ts';
import { Cancelled } from './cancellation.ts';
import type { CompiledModule, CompiledModules } from './compiled-modules.ts';
import { FuelMeter } from './fuel-meter.ts';
import { Guest } from './guest.ts';
import { checkAnswerLimit, checkRegion, type Region, unpackRegion } from './region.ts';
import type { RunLine } from './run-line.ts';
import { stepPlayback } from './step-playback.ts';

const LONGEST_INPUT = 0x7fff_ffff;
/** Characters of wasmtime's message; it may quote names of the module's making. */
const LONGEST_MESSAGE = 4000;

/** One run, from the module's bytes to the whole answer (spec: performance-host §2), and how it ended. */
export async function runModule(
  wasmtime: Wasmtime,
  modules: CompiledModules,
  line: RunLine,
  start: StartMessage,
): Promise<RunEnd> {
  const disposals: (() => void)[] = [];
  let meter: FuelMeter | undefined;
  try {
    const compiled = await compiledModule(modules, line, start);
    const store = new Store(wasmtime, compiled.engine, start.maxMemoryBytes);
    disposals.push(() => store.delete());
    if (start.fuelCeiling === undefined && compiled.hasStart) {
      throw new RunFault(
        'load-instantiate',
        'the module has a start section, which finds no fuel in a metered run',
      );
    }
    const instance = new Instance(wasmtime, store, compiled.module);
    disposals.push(() => instance.delete());
    const exports =
      start.playback === undefined
        ? resolveExports(wasmtime, store, instance, start.entry)
        : resolvePlayback(wasmtime, store, instance);
    const { memory } = exports;
    meter = new FuelMeter(store, start.fuelCeiling, (fuel) => line.send({ type: 'fuel', fuel }));
    const guest = new Guest(wasmtime, store, memory, start.maxMemoryBytes, meter, line.cancellation);
    const input = await handOver(line, guest, memory, exports.alloc, start.inputBytes);
    if ('step' in exports) {
      const answerBytes = await stepPlayback(line, guest, exports, input, start);
      const memoryBytes = memory.size();
      return { kind: 'finished', fuel: meter.consumed(), memoryBytes, answerBytes, seconds: guest.seconds };
    }
    const args = [input.pointer, input.length];
    const answer = unpackRegion(await guest.call(start.entry, exports.entry, args, true));
    const memoryBytes = memory.size();
    checkRegion(start.entry, answer, memoryBytes);
    const fuel = meter.consumed();

    checkAnswerLimit(answer.length, start.answerLimit);
    line.send({ type: 'answer', bytes: answer.length });
    await (start.answer === 'bytes' ? sendAnswerBytes : sendSnapshots)(line, memory, answer);
    return { kind: 'finished', fuel, memoryBytes, answerBytes: answer.length, seconds: guest.seconds };
  } catch (error) {
    if (error instanceof Cancelled) return { kind: 'cancelled' };
    if (!(error instanceof RunFault)) throw error;
    const kind = error.kind as Exclude<RunEnd['kind'], 'finished' | 'cancelled'>;
    return {
      kind,
      message: error.message.slice(0, LONGEST_MESSAGE),
      facts: { ...error.facts },
      fuel: meter?.consumed(),
    };
  } finally {
    for (const dispose of disposals.reverse()) dispose();
  }
}

/** Writes the input where the module's `alloc` says, free of charge (spec: performance-host §2). */
async function handOver(
  line: RunLine,
  guest: Guest,
  memory: Memory,
  alloc: Pointer,
  length: number,
): Promise<Region> {
  if (length > LONGEST_INPUT) {
    throw new RunFault('trap', `an input of ${length} bytes is longer than an i32 can say`, {
      inputBytes: length,
    });
  }
  const pointer = Number(await guest.call('alloc', alloc, [length], false));
  checkRegion('alloc', { pointer, length }, memory.size());
  await line.fetch('input', length, (bytes, offset) => memory.write(pointer + offset, bytes));
  return { pointer, length };
}

async function compiledModule(
  modules: CompiledModules,
  line: RunLine,
  start: StartMessage,
): Promise<CompiledModule> {
  const metered = start.fuelCeiling !== undefined;
  const known = modules.find(start.sha256, metered);
  if (known !== undefined) return known;
  const bytes = new Uint8Array(start.moduleBytes);
  await line.fetch('module', bytes.length, (piece, offset) => bytes.set(piece, offset));
  await line.cancellation.turn();
  return modules.compile(start.sha256, metered, bytes);
}
