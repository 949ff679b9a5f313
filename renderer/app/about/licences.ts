import { Fault, messageOf } from '../../../shared/base/fault.ts';

/** A part of what is shipped, and the terms that it comes under; the build writes one for each (`build/setup/licences.mjs`). */
export interface Licence {
  readonly name: string;
  readonly version: string;
  /** As SPDX names it. */
  readonly licence: string;
  readonly text: string;
}

/** Fetches the licences of all parts, this program's first, then wasmtime's. Throws a `Fault` (`licences-missing`). */
export async function fetchLicences(signal: AbortSignal): Promise<readonly Licence[]> {
  try {
    const answer = await fetch('/licences.json', { signal });
    if (!answer.ok) throw new Error(`the answer is ${answer.status}`);
    return await answer.json();
  } catch (error) {
    const message = `The list of licences cannot be read: ${messageOf(error)}`;
    throw new Fault('licences-missing', message, {}, error);
  }
}

/** Those whose name or licence has these letters in it, wherever. */
export function licencesWith(licences: readonly Licence[], words: string): readonly Licence[] {
  const wanted = words.trim().toLowerCase();
  return licences.filter(
    ({ name, licence }) => name.toLowerCase().includes(wanted) || licence.toLowerCase().includes(wanted),
  );
}
