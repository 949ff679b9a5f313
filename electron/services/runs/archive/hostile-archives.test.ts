import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { temporaryFolder, writeText } from '../../../../build/testing/case-folder.ts';
import { passedRecord } from '../../../../shared/records/testing.ts';
import { writeRecord } from '../../../../shared/records/write-record.ts';
import { UnpackedRuns } from '../unpacked-runs.ts';
import { ARCHIVE_LIMITS } from './limits.ts';
import { packed, pax, type TarEntry, tarOf } from './testing.ts';

const ID = passedRecord().id;
const RECORD: TarEntry = { name: `${ID}/run-record.json`, content: writeRecord(passedRecord()) };
const MODULE: TarEntry = { name: `${ID}/implementation/engine.wasm`, content: '\0asm\x01\0\0\0' };
const at = (name: string, more: Partial<TarEntry> = {}): TarEntry => ({ name: `${ID}/${name}`, ...more });
/** A good run with something else in front of it, behind it or in between. */
const withEntry = (...entries: TarEntry[]): Buffer => packed([RECORD, ...entries, MODULE]);

type Row = readonly [what: string, bytes: () => Uint8Array, code: string, message: string | RegExp];

const HOSTILE: readonly Row[] = [
  ['an absolute path', () => withEntry({ name: '/etc/passwd' }), 'archive-path', 'is an absolute path'],
  ['a path with two slashes in front', () => withEntry({ name: '//server/x' }), 'archive-path', 'absolute'],
  ['a way up', () => withEntry({ name: '../outside.json' }), 'archive-path', "leads up with '..'"],
  ['a way up in the middle', () => withEntry(at('a/../../../b')), 'archive-path', "leads up with '..'"],
  ['a way up at the end', () => withEntry(at('implementation/..', { type: '5' })), 'archive-path', "'..'"],
  ['a way up in a pax header', () => withEntry(pax({ path: '../../x' }), at('x')), 'archive-path', "'..'"],
  [
    'a way up in a long name',
    () => withEntry({ name: '././@LongLink', type: 'L', content: '../../x\0' }, at('x')),
    'archive-path',
    "'..'",
  ],
  ['backslashes', () => withEntry(at('a\\..\\..\\b')), 'archive-name', 'backslash'],
  ['a drive', () => withEntry({ name: 'C:/Windows/x' }), 'archive-name', 'colon'],
  ['a stream of a file', () => withEntry(at('run.json:stream')), 'archive-name', 'colon'],
  ['a control character', () => withEntry(at('a\u001b[2Jb')), 'archive-name', 'control character'],
  ['a line feed', () => withEntry(at('a\nb')), 'archive-name', 'control character'],
  [
    'a name that ends in a dot',
    () => withEntry(at('engine.wasm.')),
    'archive-name',
    'ends in a dot or space',
  ],
  ['a name that ends in a space', () => withEntry(at('run-record.json ')), 'archive-name', 'dot or space'],
  ['the name of a device', () => withEntry(at('NUL.txt')), 'archive-name', 'name of a device'],
  ['an empty name', () => withEntry(at('a//b')), 'archive-name', 'is empty'],
  ['a dot as a folder', () => withEntry(at('a/./b')), 'archive-name', 'leads elsewhere'],
  [
    'a name that is no text',
    () => withEntry({ name: '', rawName: new Uint8Array([0x61, 0xff, 0xfe]) }),
    'archive-name',
    'no valid text',
  ],
  ['a name that reads backwards', () => withEntry(at('a\u202enosj.exe')), 'archive-name', 'invisible'],
  [
    'a name of 300 bytes',
    () => withEntry(pax({ path: `${ID}/${'n'.repeat(300)}` }), at('n')),
    'archive-name',
    '255',
  ],
  [
    'a path of 3,000 bytes',
    () => withEntry(pax({ path: `${'folder/'.repeat(430)}x` }), at('x')),
    'archive-path',
    'longer than 2048',
  ],
  [
    'folders without end',
    () => withEntry(pax({ path: `${'a/'.repeat(100)}x` }), at('x')),
    'archive-path',
    'deeper',
  ],
  [
    'two names that differ in case alone',
    () => withEntry(at('implementation/Engine.wasm', { content: 'x' })),
    'archive-name',
    'case and accents',
  ],
  [
    'two folders that differ in case alone',
    () => withEntry(at('Implementation/x', { content: 'x' })),
    'archive-name',
    'case and accents',
  ],
  [
    'two names that differ in how an accent is written',
    () => withEntry(at('caf\u00e9'), at('cafe\u0301')),
    'archive-name',
    'case and accents',
  ],
  ['the record twice', () => withEntry(RECORD), 'archive-twice', 'twice'],
  ['a file below a file', () => withEntry(at('run-record.json/x')), 'archive-path', 'lies below a file'],
  [
    'a folder in place of a file',
    () => withEntry(at('run-record.json', { type: '5' })),
    'archive-twice',
    'twice',
  ],
  [
    'a link to an absolute path',
    () => withEntry(at('implementation/scenario.json', { type: '2', link: '/etc/passwd' })),
    'archive-link',
    'leads out',
  ],
  [
    'a link up and out',
    () => withEntry(at('implementation/x', { type: '2', link: '../../../x' })),
    'archive-link',
    'leads out',
  ],
  [
    'a hard link out',
    () => withEntry(at('implementation/x', { type: '1', link: '../x' })),
    'archive-link',
    'leads out',
  ],
  [
    'a link with a drive',
    () => withEntry(at('implementation/x', { type: '2', link: 'C:\\x' })),
    'archive-link',
    'leads out',
  ],
  [
    'a file written through a link',
    () => withEntry(at('performance', { type: '2', link: 'implementation' }), at('performance/x')),
    'archive-path',
    'lies below a link',
  ],
  ['a character device', () => withEntry(at('null', { type: '3' })), 'archive-device', 'CharacterDevice'],
  ['a block device', () => withEntry(at('disk', { type: '4' })), 'archive-device', 'BlockDevice'],
  ['a pipe', () => withEntry(at('implementation/scenario.json', { type: '6' })), 'archive-device', 'FIFO'],
  ['an entry of no known type', () => withEntry(at('x', { type: 'Z' })), 'archive-device', 'Unsupported'],
  [
    'a header longer than any name',
    () => withEntry(pax({ comment: randomBytes(800_000).toString('hex') }), at('x')),
    'archive-broken',
    'longer than any name',
  ],
  ['more entries than are taken', () => withEntry(...many(60)), 'archive-count', 'one more than the 50'],
  [
    'more bytes than are taken',
    () => withEntry(at('big', { content: randomBytes(4_100_000) })),
    'archive-size',
    'more than 4000000',
  ],
  [
    'a file that claims more bytes than there are on any disk',
    () => withEntry(at('big', { size: 8_589_934_591 })),
    'archive-size',
    'more than 4000000',
  ],
  [
    'a size in a pax header that is past all bounds',
    () => withEntry(pax({ size: '9007199254740991' }), at('big')),
    'archive-size',
    'more than 4000000',
  ],
  [
    'zeros that shrink to nothing',
    () => withEntry(at('zeros', { content: Buffer.alloc(150_000) })),
    'archive-ratio',
    'times its size',
  ],
  ['gzip within gzip', () => gzipSync(withEntry()), 'archive-unknown', 'no tar'],
  ['gzip of something else', () => gzipSync('{"a": 1}'), 'archive-unknown', 'no tar'],
  [
    'a header whose checksum is wrong',
    () => withEntry(at('x', { checksum: '000001\0 ' })),
    'archive-broken',
    'checksum failure',
  ],
  [
    'bytes in the middle that are not gzip',
    () => corrupted(withEntry(at('big', { content: randomBytes(100_000) }))),
    'archive-broken',
    'unpacked',
  ],
  [
    'nothing of a run',
    () => packed([at('readme.md', { content: 'x' })]),
    'archive-no-run',
    'no run-record.json',
  ],
  [
    'two runs',
    () => packed([RECORD, { ...RECORD, name: 'other/run-record.json' }]),
    'archive-runs',
    'more than one run',
  ],
  [
    'an end before anything is whole',
    () => withEntry().subarray(0, 200),
    'archive-no-run',
    'no run-record.json',
  ],
];

/** Small, so that a test needs no gigabytes; the ratio is the real one. */
const LIMITS = {
  ...ARCHIVE_LIMITS,
  entries: 50,
  unpackedBytes: 4_000_000,
  ratio: 60,
  ratioFromBytes: 100_000,
};

function many(count: number): TarEntry[] {
  return Array.from({ length: count }, (_, index) => at(`many/${index}`, { content: `${Math.sin(index)}` }));
}

function corrupted(bytes: Buffer): Buffer {
  return Buffer.concat([
    bytes.subarray(0, bytes.length / 2),
    Buffer.alloc(64, 0xff),
    bytes.subarray(bytes.length / 2),
  ]);
}

describe('a hostile archive is refused with a reason and leaves nothing behind', () => {
  it.each(HOSTILE)('%s', async (_what, bytes, code, message) => {
    const data = temporaryFolder();
    const outside = temporaryFolder();
    const archive = writeText(join(outside, 'in/archive.tar.gz'), bytes());
    const runs = new UnpackedRuns(data);
    await expect(runs.open(archive, { limits: LIMITS })).rejects.toMatchObject({
      code,
      message: expect.stringMatching(message instanceof RegExp ? message : escaped(message)),
    });
    expect(readdirSync(data, { recursive: true }).filter((name) => String(name) !== 'runs')).toEqual([]);
    expect(readdirSync(outside, { recursive: true }).sort()).toEqual(['in', 'in/archive.tar.gz']);
  });

  it('also as a plain tar', async () => {
    const archive = writeText(join(temporaryFolder(), 'run.tar'), tarOf([RECORD, { name: '../x' }]));
    await expect(new UnpackedRuns(temporaryFolder()).open(archive)).rejects.toMatchObject({
      code: 'archive-path',
    });
  });

  it('and its name cannot write to the terminal', async () => {
    const name = 'a\u001b]0;owned\u0007\u202e';
    const archive = writeText(join(temporaryFolder(), 'run.tar.gz'), withEntry(at(name)));
    const refusal = await new UnpackedRuns(temporaryFolder()).open(archive).catch((error) => error.message);
    expect(refusal).toContain('\\u001b]0;owned\\u0007\\u202e');
    expect([...refusal].filter((char) => char < ' ')).toEqual([]);
  });

  it('when it is stopped, too', async () => {
    const data = temporaryFolder();
    const archive = writeText(join(temporaryFolder(), 'run.tar.gz'), withEntry());
    const stopped = new UnpackedRuns(data).open(archive, { signal: AbortSignal.abort() });
    await expect(stopped).rejects.toMatchObject({ code: 'cancelled' });
    expect(existsSync(join(data, 'runs'))).toBe(false);
  });
});

function escaped(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
}
