import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import writeFileAtomic from 'write-file-atomic';
import { watTranslator } from '../../electron/runner/wasmtime/wat.ts';
import { Fault, messageOf } from '../../shared/base/fault.ts';

/**
 * Builds every engine of `assets/engines` (AssemblyScript) and `assets/engines/faulty` (AssemblyScript or WebAssembly
 * text) into `assets/engines/built/NAME.wasm`, unless what lies there was built from the same sources.
 * Throws a `Fault` (`engine-build`) with the compiler's words.
 */
export async function setUpEngines(
  root: string,
  library: string,
  log: (line: string) => void,
): Promise<void> {
  const folder = join(root, 'assets/engines');
  const built = join(folder, 'built');
  const sources = [...engineSources(folder), ...engineSources(join(folder, 'faulty'))];
  const stampFile = join(built, 'stamp');
  const stamp = stampOf(root, folder);
  const whole = sources.every((source) => existsSync(builtPath(built, source)));
  if (whole && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  log(`building ${sources.length} demo and test engines …`);
  await mkdir(built, { recursive: true });
  const translate = watTranslator(library);
  const limit = pLimit(Math.max(1, availableParallelism()));
  await Promise.all(
    sources.map((source) =>
      limit(() =>
        extname(source) === '.wat'
          ? buildText(source, built, translate)
          : buildAssemblyScript(root, source, built),
      ),
    ),
  );
  await writeFileAtomic(stampFile, stamp);
}

function engineSources(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => /\.(ts|wat)$/.test(name) && !name.endsWith('.d.ts'));
  return names.sort().map((name) => join(folder, name));
}

function builtPath(built: string, source: string): string {
  return join(built, `${basename(source, extname(source))}.wasm`);
}

async function buildText(
  source: string,
  built: string,
  translate: (text: string) => Uint8Array,
): Promise<void> {
  try {
    await writeFileAtomic(builtPath(built, source), Buffer.from(translate(readFileSync(source, 'utf8'))));
  } catch (error) {
    throw new Fault('engine-build', `${source}: ${messageOf(error)}`, { source }, error);
  }
}

async function buildAssemblyScript(root: string, source: string, built: string): Promise<void> {
  const compiler = join(root, 'node_modules/assemblyscript/bin/asc.js');
  const out = relative(root, builtPath(built, source));
  const flags = ['-O3', '--runtime', 'stub', '--use', 'abort=', '--noAssert', '-o', out];
  try {
    await promisify(execFile)(process.execPath, [compiler, relative(root, source), ...flags], { cwd: root });
  } catch (error) {
    throw new Fault('engine-build', `${source} does not compile: ${messageOf(error)}`, { source }, error);
  }
}

/** Content of all sources and the compiler's version: what the built files depend on. */
function stampOf(root: string, folder: string): string {
  const hash = createHash('sha256');
  hash.update(readFileSync(join(root, 'node_modules/assemblyscript/package.json')));
  visit(folder);
  return hash.digest('hex');

  function visit(at: string): void {
    for (const entry of readdirSync(at, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(at, entry.name);
      if (entry.isDirectory() && path !== join(folder, 'built')) visit(path);
      else if (/\.(ts|wat)$/.test(entry.name)) hash.update(relative(folder, path)).update(readFileSync(path));
    }
  }
}
