/** Longer lines hold something that belongs in no log. */
const LONGEST = 2000;

/** A line as it may stand in a log: in one line, and of every path in it only the last name. */
export function withoutPaths(line: string): string {
  return (
    line
      .slice(0, LONGEST)
      .replaceAll(/\s*\n\s*/g, ' | ')
      // Within quotes a folder's name may hold spaces.
      .replaceAll(/(?<=^|[\s(:])(?:'[^']*'|"[^"]*")/g, (quoted) => `${quoted[0]}${lastName(quoted.slice(1))}`)
      .replaceAll(/[^\s'"()]+/g, lastName)
  );
}

function lastName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}
