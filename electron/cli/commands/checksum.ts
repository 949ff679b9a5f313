import type { Command } from 'commander';
import { checksumOf } from '../../../shared/lattice/state/checksum.ts';
import { readSnapshots } from '../../../shared/lattice/state/read-snapshots.ts';
import { revisionOf } from '../../../shared/lattice/state/revision.ts';
import { withFileSource } from '../../services/files/file-source.ts';
import { type Context, EXIT, printJson } from '../context.ts';
import { textTable } from '../table.ts';

interface Row {
  readonly tick: number;
  readonly recorded: string;
  readonly derived: string | null;
  readonly ok: boolean;
  readonly revision: string;
}

export function addChecksum(program: Command, context: Context, done: (code: number) => void): void {
  program
    .command('checksum')
    .summary('recompute every checksum of a state, .out or .state.json file')
    .description('Derives each snapshot’s checksum from its own state and compares it with the recorded one.')
    .argument('<file>', 'a JSON array of snapshots')
    .action(async (file: string) => {
      const rows = withFileSource(file, (source) => {
        const found: Row[] = [];
        for (const { frame, reported, unknownItems } of readSnapshots(source)) {
          const derived = unknownItems.length > 0 ? null : checksumOf(frame.bytes);
          const ok = derived === reported;
          found.push({ tick: frame.tick, recorded: reported, derived, ok, revision: revisionOf(frame) });
        }
        return found;
      });
      await report(context, rows);
      done(rows.every(({ ok }) => ok) ? EXIT.passed : EXIT.failed);
    });
}

async function report(context: Context, rows: readonly Row[]): Promise<void> {
  if (context.json) {
    await printJson(context, rows);
    return;
  }
  const table = textTable(
    [
      { title: 'tick', align: 'right' },
      { title: 'recorded' },
      { title: 'derived' },
      { title: '' },
      { title: 'revision' },
    ],
    rows.map((row) => [
      String(row.tick),
      row.recorded,
      row.derived ?? 'holds an unknown item',
      row.ok ? context.colors.green('same') : context.colors.red('differs'),
      row.revision,
    ]),
  );
  await context.print(`${table}\n`);
}
