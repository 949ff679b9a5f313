import { forkChannel } from './inside/channel.ts';
import { serve } from './inside/serve.ts';
import { watchParent } from './inside/watch-parent.ts';

/** The runner process: the only place where a module's code runs. */
watchParent();
serve(forkChannel(), (code) => process.exit(code));
