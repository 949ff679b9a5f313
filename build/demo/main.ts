import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { demoFiles } from './write-demo.ts';

/** Writes the files of the demo case; to be run in the checkout's root. */
for (const { path, bytes } of demoFiles()) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  process.stdout.write(`${path} ${bytes.length}\n`);
}
