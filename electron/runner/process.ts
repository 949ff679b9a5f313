import { forkChannel } from './inside/channel.ts';
import { type MainPort, portChannel } from './inside/port-channel.ts';
import { serve } from './inside/serve.ts';
import { watchParent } from './inside/watch-parent.ts';

/** The runner process: the only place where a module's code runs. */
watchParent();
// A terminal sends it to all; whether a run ends by it, the process that started us decides.
process.on('SIGINT', () => undefined);
// A fork of Node has a line to its parent; a utility process of Electron has another, and no other process of it can fork.
const main: MainPort | undefined = process.parentPort;
const channel = main === undefined ? forkChannel() : await portChannel(main);
serve(channel, (code) => process.exit(code));
