import open from 'open';
import { messageOf } from '../../../shared/base/fault.ts';
import { displayTrouble } from './display.ts';

/** Opens an address in the user's browser; resolves with why it could not be done, if so. */
export async function openBrowser(address: string): Promise<string | undefined> {
  const trouble = displayTrouble(process.platform, process.env);
  if (trouble !== undefined) return trouble;
  try {
    const child = await open(address);
    // Without a listener, a program that is not there would end this one.
    child.on('error', () => child.removeAllListeners());
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}
