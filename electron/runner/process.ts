import { forkChannel } from './inside/channel.ts';
import { serve } from './inside/serve.ts';
import { watchParent } from './inside/watch-parent.ts';

/** The runner process: the only place where a module's code runs. */
watchParent();
// A terminal sends it to all; whether a run ends by it, the process that started us decides.
process.on('SIGINT', () => undefined);
serve(forkChannel(), (code) => process.exit(code));
