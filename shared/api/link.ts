/** The scheme of links into the app, as the system knows it once the app is installed. */
export const LINK_SCHEME = 'lattice-replay';

/** An id as the library hands them out: no path, no address, nothing that could be one. */
const ID = /^[a-z0-9][a-z0-9-]{0,99}$/;

/** A plain word, such as the name of a view or a layer; one that the page does not know is as usual there. */
const WORD = /^[a-z]{1,20}$/;

/** What a link may say, each with what its value may be; as the page's address has it. */
const VALUES: Readonly<Record<string, RegExp>> = {
  view: WORD,
  scenario: ID,
  module: ID,
  states: ID,
  run: ID,
  beside: ID,
  field: ID,
  case: ID,
  playback: /^yes$/,
  tick: /^\d{1,15}$/,
  cell: /^\d{1,10},\d{1,10}$/,
  layers: /^([a-z]{1,20}(,[a-z]{1,20}){0,20})?$/,
  show: /^table$/,
};

/** Longer than any link of ours, shorter than what could be a burden. */
const LONGEST = 2000;

export type Link =
  | { readonly ok: true /** As in the page's address, `?…`. */; readonly query: string }
  | { readonly ok: false /** Why it is refused. */; readonly why: string };

/**
 * Reads `lattice-replay://open?…`. A link can only open, by ids and numbers: whatever it holds besides is refused as a
 * whole, since what was meant cannot be known.
 */
export function readLink(address: string): Link {
  if (address.length > LONGEST) return refused('it is longer than any link of ours');
  if (!URL.canParse(address)) return refused('it is no address');
  const { protocol, host, pathname, search, hash, username, password } = new URL(address);
  if (protocol !== `${LINK_SCHEME}:` || username !== '' || password !== '')
    return refused('it is not of Lattice Replay');
  if (host !== 'open' || !['', '/'].includes(pathname) || hash !== '')
    return refused('a link can only open something');
  const query = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search)) {
    if (!Object.hasOwn(VALUES, name) || query.has(name)) return refused(`it holds '${shortened(name)}'`);
    if (!VALUES[name]?.test(value)) return refused(`its ${name} is none`);
    query.set(name, value);
  }
  return { ok: true, query: query.size === 0 ? '' : `?${query.toString().replaceAll('%2C', ',')}` };
}

/** Whether a word of the command line is a link to us, as Windows and Linux hand them over. */
export function isLink(word: string): boolean {
  return word.toLowerCase().startsWith(`${LINK_SCHEME}:`);
}

function refused(why: string): Link {
  return { ok: false, why };
}

function shortened(name: string): string {
  return name.length <= 40 ? name : `${name.slice(0, 40)}…`;
}
