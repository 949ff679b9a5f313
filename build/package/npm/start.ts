#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findPlaces, WASMTIME_FOLDER } from '../../../electron/services/places/places.ts';
import { messageOf } from '../../../shared/base/fault.ts';
import { setUpWasmtime } from '../../setup/wasmtime/set-up.ts';

/** Words that are answered without a module being run. */
const ONLY_TOLD = ['-h', '--help', '-V', '--version'];

/** `npx lattice-replay`: sees to wasmtime's library, then is the command line; without words it opens the app. */
if (process.argv.length === 2) process.argv.push('open');
const words = process.argv.slice(2);
const runs = !words.some((word) => ONLY_TOLD.includes(word));
if (!runs || (await libraryIsThere())) await import('../../../electron/cli/main.ts');

/** The package holds the library of the machine that it was made on; on another one it is fetched, once. */
async function libraryIsThere(): Promise<boolean> {
  const say = (line: string): void => void process.stderr.write(`${line}\n`);
  try {
    const { library, data } = findPlaces(import.meta.url);
    if (existsSync(library)) return true;
    say(
      "This package holds wasmtime's library for another machine; the one for this machine is fetched, once.",
    );
    await setUpWasmtime(join(data, WASMTIME_FOLDER), say);
    return true;
  } catch (error) {
    say(`lattice-replay: ${messageOf(error)}`);
    process.exitCode = 2;
    return false;
  }
}
