import { availableParallelism, freemem, machine, release, totalmem, type } from 'node:os';
import packageJson from '../../../package.json' with { type: 'json' };
import type { Hello } from '../../../shared/api/answers.ts';
import { lastLines } from '../log/last-lines.ts';
import { WASMTIME_VERSION } from '../runners/runners.ts';

const MOST_LINES = 200;
const GIBIBYTE = 1024 ** 3;
const MEBIBYTE = 1024 ** 2;

/** What helps to understand a report: versions, the machine, and the last lines of the logs in `logs`. No names, no paths. */
export async function diagnostics(host: Hello['host'], logs: string): Promise<string> {
  const { electron, chrome, node } = process.versions;
  const lines = await lastLines(logs, MOST_LINES);
  return [
    `Lattice Replay ${packageJson.version} (${host === 'electron' ? 'desktop app' : 'web host'})`,
    electron === undefined ? `Node ${node}` : `Electron ${electron}, Chromium ${chrome}, Node ${node}`,
    `wasmtime ${WASMTIME_VERSION}`,
    `${type()} ${release()} ${machine()}, ${availableParallelism()} cores`,
    `memory ${(totalmem() / GIBIBYTE).toFixed(1)} GiB, ${(freemem() / GIBIBYTE).toFixed(1)} free; services ${Math.round(process.memoryUsage.rss() / MEBIBYTE)} MiB`,
    '',
    lines.length === 0 ? 'The log is empty.' : `The last ${lines.length} lines of the log:`,
    ...lines,
  ].join('\n');
}
