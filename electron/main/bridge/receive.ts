import { type IpcMainEvent, type IpcMainInvokeEvent, ipcMain, type WebFrameMain } from 'electron';
import { APP_ORIGIN } from '../app-address.ts';
import { MESSAGES, type MessageArguments, type MessageName } from './messages.ts';

/** What main does with each message; the frame is the main frame of our own page. */
type Receivers<Name extends MessageName> = {
  readonly [One in Name]: (...args: [...MessageArguments<One>, from: WebFrameMain]) => unknown;
};

/**
 * Receives what our page says over the bridge. What comes from any other frame or origin, or does not fit its schema, is
 * passed over and noted.
 */
export function receive<Name extends MessageName>(
  receivers: Receivers<Name>,
  note: (line: string) => void,
): void {
  for (const name of names(receivers)) {
    ipcMain.on(name, (event, ...args: unknown[]) => void answer(name, receivers, event, args, note));
  }
}

/** As `receive`, for messages that the page waits for an answer to. Throws in the page what is passed over. */
export function reply<Name extends MessageName>(
  receivers: Receivers<Name>,
  note: (line: string) => void,
): void {
  for (const name of names(receivers)) {
    ipcMain.handle(name, (event, ...args: unknown[]) => {
      const answered = answer(name, receivers, event, args, note);
      if (answered === undefined) throw new Error('this message is not answered');
      return answered.value;
    });
  }
}

function names<Name extends MessageName>(receivers: Receivers<Name>): readonly Name[] {
  return Object.keys(receivers) as Name[];
}

function answer<Name extends MessageName>(
  name: Name,
  receivers: Receivers<Name>,
  { sender, senderFrame }: IpcMainEvent | IpcMainInvokeEvent,
  args: readonly unknown[],
  note: (line: string) => void,
): { readonly value: unknown } | undefined {
  if (senderFrame === null || senderFrame !== sender.mainFrame || senderFrame.origin !== APP_ORIGIN) {
    note(`${name}: not from our page, passed over`);
    return undefined;
  }
  const parsed = MESSAGES[name].safeParse(args);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    note(`${name}: ${issue?.path.join('.')}: ${issue?.message}, passed over`);
    return undefined;
  }
  const called = receivers[name] as (...given: unknown[]) => unknown;
  return { value: called(...parsed.data, senderFrame) };
}
