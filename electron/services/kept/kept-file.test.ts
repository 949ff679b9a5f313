import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { temporaryFolder, writeText } from '../../../build/testing/case-folder.ts';
import { KeptFile } from './kept-file.ts';
import { whileHeld } from './replace-file.ts';

const colours = z.looseObject({ colours: z.array(z.string()) });
type Colours = z.infer<typeof colours>;
/** Version 1 held one colour alone, version 2 a list of which one was the default. */
const FORMAT = {
  name: 'colours',
  version: 3,
  schema: colours,
  upgrades: [
    (one: Readonly<Record<string, unknown>>) => ({ ...one, list: [one.colour] }),
    ({ list, ...rest }: Readonly<Record<string, unknown>>) => ({ ...rest, colours: list }),
  ],
  empty: (): Colours => ({ colours: [] }),
};

const kept = (text?: string | object): KeptFile<Colours> => {
  const path = join(temporaryFolder(), 'kept', 'colours.json');
  if (text !== undefined) writeText(path, typeof text === 'string' ? text : JSON.stringify(text));
  return new KeptFile(path, FORMAT);
};
const adding = (colour: string) => (value: Colours) => ({ ...value, colours: [...value.colours, colour] });
const onDisk = (file: KeptFile<Colours>): unknown => JSON.parse(readFileSync(file.path, 'utf8'));

it('is empty where nothing was kept, and makes its folder with the first change', async () => {
  const file = kept();
  expect(await file.read()).toEqual({ value: { colours: [] }, revision: 'none', state: 'new' });
  await Promise.all([file.change(adding('red')), file.change(adding('green'))]);
  expect(onDisk(file)).toEqual({ version: 3, colours: ['red', 'green'] });
});

it('keeps keys that only another program knows', async () => {
  const file = kept({ version: 3, colours: ['red'], shade: { deep: 1 } });
  await file.change(adding('blue'));
  expect(onDisk(file)).toEqual({ version: 3, colours: ['red', 'blue'], shade: { deep: 1 } });
});

it('brings an older document to its version a step at a time', async () => {
  const file = kept({ version: 1, colour: 'red' });
  expect(await file.read()).toMatchObject({ state: 'upgraded', value: { colours: ['red'] } });
  await file.change(adding('blue'));
  expect(onDisk(file)).toMatchObject({ version: 3, colours: ['red', 'blue'] });
});

it('reads what it can of a newer one, and leaves it as it is', async () => {
  const newer = { version: 4, colours: ['red'], more: true };
  const file = kept(newer);
  expect(await file.read()).toMatchObject({ state: 'newer', value: { colours: ['red'] } });
  await expect(file.change(adding('blue'))).rejects.toMatchObject({
    code: 'kept-newer',
    facts: { limit: 3 },
  });
  expect(onDisk(file)).toEqual(newer);
});

it.each([
  ['cut short', '{"version":3,"colou'],
  ['no object', '[3]'],
  ['without a version', '{"colours":[]}'],
  ['of another kind', '{"version":3,"colours":"red"}'],
  ['no text', '\u0000\u0001'],
])('sets aside a file that is %s and goes on with its backup', async (_, broken) => {
  const file = kept();
  await file.change(adding('red'));
  await file.change(adding('blue'));
  writeFileSync(file.path, broken);
  const read = await file.read();
  expect(read).toMatchObject({ state: 'restored', value: { colours: ['red'] } });
  const folder = join(file.path, '..');
  expect(readFileSync(join(folder, read.setAside?.file ?? ''), 'utf8')).toBe(broken);
  expect(await file.read()).toMatchObject({ state: 'read', value: { colours: ['red'] } });
});

it('begins anew where the backup is broken too, and never makes a backup of a broken file', async () => {
  const file = kept();
  await file.change(adding('red'));
  await file.change(adding('blue'));
  truncateSync(file.path, 3);
  truncateSync(`${file.path}.bak`, 3);
  expect(await file.change(adding('green'))).toMatchObject({ value: { colours: ['green'] } });
  expect(
    existsSync(
      join(
        file.path,
        '..',
        readdirSync(join(file.path, '..')).find((name) => name.includes('.corrupt-')) ?? '',
      ),
    ),
  ).toBe(true);
  expect(readFileSync(`${file.path}.bak`, 'utf8')).toHaveLength(3);
});

it('refuses a change that was made from what is no longer there', async () => {
  const [mine, theirs] = [kept({ version: 3, colours: [] })].flatMap((file) => [
    file,
    new KeptFile(file.path, FORMAT),
  ]);
  const read = await mine!.read();
  await theirs!.change(adding('red'), read.revision);
  await expect(mine!.change(adding('blue'), read.revision)).rejects.toMatchObject({ code: 'kept-conflict' });
  const again = await mine!.read();
  await mine!.change(adding('blue'), again.revision);
  expect(onDisk(mine!)).toMatchObject({ colours: ['red', 'blue'] });
});

it('tells what is in its way', async () => {
  const file = kept();
  mkdirSync(file.path, { recursive: true });
  await expect(file.read()).rejects.toMatchObject({ code: 'kept-unreadable', facts: { error: 'EISDIR' } });
  const below = new KeptFile(join(writeText(join(temporaryFolder(), 'file'), ''), 'colours.json'), FORMAT);
  await expect(below.change(adding('red'))).rejects.toMatchObject({ code: /kept-un/ });
});

it('waits for a file that another program holds, and not for ever', async () => {
  const held = Object.assign(new Error('held'), { code: 'EBUSY' });
  let attempts = 0;
  await whileHeld(async () => {
    if (attempts++ < 2) throw held;
  }, [1, 1, 1]);
  expect(attempts).toBe(3);
  await expect(whileHeld(() => Promise.reject(held), [1])).rejects.toBe(held);
});

/** Ends its own process hard at the n-th call that changes the disk; a write leaves half of its bytes. */
const KILLED = `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
let left = Number(process.argv[3]);
for (const holder of [fs, fs.promises]) {
  for (const name of ['open', 'write', 'writeFile', 'fsync', 'close', 'chmod', 'chown', 'rename', 'unlink', 'mkdir']) {
    const real = holder[name];
    if (real === undefined) continue;
    holder[name] = (...args) => {
      if (left-- > 0) return real.apply(holder, args);
      if (name === 'write') fs.writeSync(args[0], args[1], 0, args[1].length >> 1);
      process.kill(process.pid, 'SIGKILL');
    };
  }
}
syncBuiltinESMExports();
const { save } = await import('./save.js');
await save(process.argv[2]);
`;

it('holds the old or the new, whole, after it was killed at any step of a save', async () => {
  const folder = temporaryFolder();
  const here = (name: string): string => JSON.stringify(fileURLToPath(new URL(name, import.meta.url)));
  symlinkSync(fileURLToPath(new URL('../../../node_modules', import.meta.url)), join(folder, 'node_modules'));
  const entry = writeText(
    join(folder, 'entry.ts'),
    `import { KeptFile } from ${here('./kept-file.ts')};
const format = { name: 'colours', version: 3, schema: { safeParse: (data) => ({ success: true, data }) }, upgrades: [], empty: () => ({}) };
export const save = (path) => new KeptFile(path, format).change(() => ({ colours: ['new'] }));`,
  );
  await build({
    input: entry,
    platform: 'node',
    external: ['write-file-atomic'],
    output: { file: join(folder, 'save.js'), format: 'esm' },
    logLevel: 'silent',
  });
  const program = writeText(join(folder, 'killed.mjs'), KILLED);
  const seen = new Set<string>();
  let step = 0;
  for (let finished = false; !finished; step++) {
    const file = kept({ version: 3, colours: ['old'] });
    const { status, signal, stderr } = spawnSync(process.execPath, [program, file.path, String(step)]);
    expect(signal ?? status, String(stderr)).toBe(status === 0 ? 0 : 'SIGKILL');
    finished = status === 0;
    const read = await file.read();
    expect(read.state).toBe('read');
    seen.add(String(read.value.colours));
    await file.change(adding('after'));
    expect((await file.read()).value.colours).toContain('after');
  }
  expect(step).toBeGreaterThan(8);
  expect([...seen]).toEqual(['old', 'new']);
});
