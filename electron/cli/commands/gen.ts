import type { Command } from 'commander';
import { generateScenario } from '../../../shared/lattice/generate/generate.ts';
import { guestBytes } from '../../../shared/lattice/scenario/guest.ts';
import { wholeNumber } from '../arguments.ts';
import { type Context, EXIT } from '../context.ts';

interface GenOptions {
  readonly width: number;
  readonly height: number;
  readonly entities: number;
  readonly ticks: number;
  readonly seed: number;
}

export function addGen(program: Command, context: Context, done: (code: number) => void): void {
  program
    .command('gen')
    .summary('print a random valid scenario')
    .description('A random factory in which things flow; the same seed gives the same scenario everywhere.')
    .option('--width <tiles>', 'of the grid', wholeNumber(4, 512), 32)
    .option('--height <tiles>', 'of the grid', wholeNumber(4, 512), 24)
    .option('--entities <n>', 'about this many', wholeNumber(2, 2000), 120)
    .option('--ticks <n>', 'to run', wholeNumber(1), 2000)
    .option('--seed <n>', 'which of them', wholeNumber(0, 0xffff_ffff), 1)
    .action(async (options: GenOptions) => {
      await context.print(guestBytes(generateScenario(options)));
      await context.print('\n');
      done(EXIT.passed);
    });
}
