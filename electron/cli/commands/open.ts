import type { Command } from 'commander';
import { wholeNumber } from '../arguments.ts';
import type { Context } from '../context.ts';
import { namedFiles } from '../front/named-files.ts';

export function addOpen(program: Command, context: Context, done: (code: number) => void): void {
  program
    .command('open')
    .summary('open the app: a window, or where there is none the browser')
    .description(
      "Opens the desktop app where Electron's binary runs and a display exists, else serves the page as 'serve' does. Says which, and why, on standard error.",
    )
    .argument('[files...]', 'runs, scenarios and engines to have in the library')
    .option('--tick <n>', 'show this tick first', wholeNumber(0))
    .action(async (files: string[], { tick }: { tick?: number }) => {
      const { openApp } = await import('../front/open-app.ts');
      done(await openApp(context, { files: namedFiles(files), tick }));
    });
}
