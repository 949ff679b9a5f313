import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One thing that `npm test` runs, and what to do when it fails. */
interface Check {
  readonly name: string;
  /** A program of `node_modules`, by its file, and its arguments. */
  readonly program: string;
  readonly args: readonly string[];
  readonly repair: string;
}

const CONFIG = 'build/config';
const CHECKS: readonly Check[] = [
  {
    name: 'format and lint',
    program: '@biomejs/biome/bin/biome',
    args: ['check', `--config-path=${CONFIG}/format-and-lint.json`, '--error-on-warnings', '.'],
    repair: "'npm run format' repairs what can be repaired; the rest is named above",
  },
  {
    name: 'types',
    program: 'typescript/bin/tsc',
    args: ['-p', '.'],
    repair: 'the places above do not fit their types',
  },
  {
    name: 'types of the page',
    program: 'typescript/bin/tsc',
    args: ['-p', 'renderer'],
    repair: 'the places above do not fit their types, or want what no browser has',
  },
  {
    name: "types of the page's tests",
    program: 'typescript/bin/tsc',
    args: ['-p', 'renderer/tsconfig.tests.json'],
    repair: 'the places above do not fit their types',
  },
  {
    name: 'layers',
    program: 'dependency-cruiser/bin/dependency-cruise.mjs',
    args: ['--config', `${CONFIG}/dependency-cruiser.cjs`, 'build', 'electron', 'renderer', 'shared'],
    repair: `an import breaks the layers of ${CONFIG}/dependency-cruiser.cjs, whose comments say what to do`,
  },
  {
    name: 'unused code',
    program: 'knip/bin/knip.js',
    args: ['--config', `${CONFIG}/knip.json`],
    repair: 'delete what is named above, or use it',
  },
];

const root = dirname(dirname(fileURLToPath(import.meta.url)));
// Beside the tests, which wait for pages and processes more often than not; told after them, so as not to tear their output.
const [checks, tests] = await Promise.all([runChecks(), runTests(process.argv.slice(2))]);
for (const { line } of checks) console.log(line);
const passed = tests.passed + checks.filter(({ ok }) => ok).length;
const failed = tests.failed + checks.filter(({ ok }) => !ok).length;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function runChecks(): Promise<{ ok: boolean; line: string }[]> {
  const done: { ok: boolean; line: string }[] = [];
  for (const { name, program, args, repair } of CHECKS) {
    const { code, output } = await run(program, args, false);
    const ok = code === 0;
    done.push({ ok, line: ok ? `passed  ${name}` : `${output.trimEnd()}\nFAILED  ${name}: ${repair}` });
  }
  return done;
}

/** Unit, property and end-to-end tests; words on the command line choose files, as vitest takes them. */
async function runTests(filters: readonly string[]): Promise<{ passed: number; failed: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'lattice-replay-tests-'));
  const report = join(folder, 'report.json');
  const args = [
    'run',
    '--config',
    `${CONFIG}/vitest.config.ts`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const { code } = await run('vitest/vitest.mjs', [...args, ...filters], true);
  try {
    if (!existsSync(report)) {
      console.log('FAILED  tests: vitest wrote no report; its output above says why');
      return { passed: 0, failed: 1 };
    }
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
    // A file that cannot even be loaded fails no test, and an error outside of tests fails the run alone.
    const brokenFiles = numFailedTests === 0 ? Math.max(numFailedTestSuites, code === 0 ? 0 : 1) : 0;
    const broken = numFailedTests + brokenFiles;
    if (broken > 0) console.log("FAILED  tests: 'npm test PATH' runs one file again");
    return { passed: numPassedTests, failed: numPassedTests + broken === 0 ? 1 : broken };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(
  program: string,
  args: readonly string[],
  show: boolean,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', program), ...args], {
      cwd: root,
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', (data) => {
      output += data;
    });
    child.stderr?.on('data', (data) => {
      output += data;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}
