import type { Command } from 'commander';
import { wholeNumber } from '../arguments.ts';
import type { Context } from '../context.ts';
import { namedFiles } from '../front/named-files.ts';

interface ServeOptions {
  readonly port: number;
  readonly open: boolean;
}

export function addServe(program: Command, context: Context, done: (code: number) => void): void {
  program
    .command('serve')
    .summary('serve the page to a browser on this machine')
    .description(
      'Prints one line with the address of the page, opens it in the browser and serves until Ctrl-C. Only this machine can reach it, and only with the token in the address.',
    )
    .argument('[files...]', 'runs, scenarios and engines to have in the library')
    .option('--port <n>', 'to listen on; 0 takes one that is free', wholeNumber(0, 65_535), 0)
    .option('--no-open', 'do not open a browser')
    .action(async (files: string[], { port, open }: ServeOptions) => {
      // Loaded here, since no other command needs the server.
      const { serveUntilStopped } = await import('../front/serve-until-stopped.ts');
      done(await serveUntilStopped(context, { files: namedFiles(files), port, browser: open }));
    });
}
