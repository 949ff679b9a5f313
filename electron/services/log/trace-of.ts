/**
 * An error as it may stand in a log: what it says and where it came from. A parser's error quotes what it could not read,
 * which is out of a file, so of that only the place is kept.
 */
export function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { name, message, stack = '' } = error;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return [error instanceof SyntaxError ? name : `${name}: ${message}`, ...frames].join('\n');
}
