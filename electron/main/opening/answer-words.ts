const USAGE = `Usage: lattice-replay [--tick=N] [FILES…]

Opens the app, on runs, scenarios, engines, cases or sessions if any are named; in the window that is there, if one is.

  --tick=N    show this tick first
  --version   the version
  --help      this
`;

/** What a start answers on the terminal in place of a window; undefined where it is to open one. */
export function answerWords(words: readonly string[], version: string): string | undefined {
  const end = words.indexOf('--');
  const switches = end < 0 ? words : words.slice(0, end);
  if (switches.includes('--help') || switches.includes('-h')) return USAGE;
  return switches.includes('--version') ? `${version}\n` : undefined;
}
