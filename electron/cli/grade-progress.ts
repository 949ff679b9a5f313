import cliProgress from 'cli-progress';
import { formatFuel } from '../../shared/base/format.ts';
import { outcomeWords } from '../../shared/grading/verdict-words.ts';
import type { GradeListener } from '../services/grading/grade.ts';
import type { Context } from './context.ts';

/** Shows a grading on standard error: a bar on a terminal, else a line for each case that ended. */
export function gradeProgress(context: Context, cases: number): { listener: GradeListener; end: () => void } {
  if (!context.interactive) return lines(context);
  const bar = new cliProgress.SingleBar({
    stream: context.errors,
    format: '{bar} {value}/{total} cases  {running}',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 24,
    hideCursor: true,
    clearOnComplete: true,
  });
  const running = new Map<number, string>();
  let ended = 0;
  const show = (): void => bar.update(ended, { running: [...running.values()].join('  ') });
  bar.start(cases, 0, { running: '' });
  const listener: GradeListener = {
    onCaseStart(index, entry) {
      running.set(index, entry.input);
      show();
    },
    onFuel(index, fuel, ceiling) {
      const name = running.get(index)?.split(' ')[0] ?? '';
      running.set(index, `${name} ${formatFuel(fuel)} of ${formatFuel(ceiling)}`);
      show();
    },
    onCaseEnd(index) {
      running.delete(index);
      ended++;
      show();
    },
  };
  return { listener, end: () => bar.stop() };
}

function lines(context: Context): { listener: GradeListener; end: () => void } {
  const listener: GradeListener = {
    onCaseEnd(_index, result) {
      const fuel = result.fuel === null ? '' : `, fuel ${formatFuel(result.fuel)}`;
      context.say(`${result.kind} ${result.input}: ${outcomeWords(result)}${fuel}`);
    },
  };
  return { listener, end: () => undefined };
}
