/** Whether a declared path is absolute or ever climbs above where it starts; symbolic links are not followed. */
export function escapes(path: string): boolean {
  if (/^[/\\]/.test(path) || /^[A-Za-z]:/.test(path) || path.includes('\0')) return true;
  let depth = 0;
  for (const step of path.split(/[/\\]/)) {
    if (step === '..') depth--;
    else if (step !== '' && step !== '.') depth++;
    if (depth < 0) return true;
  }
  return false;
}

/** Where a spec is seeded unless it says so itself: at its source, without a final `.hbs` (spec: manifest §2.8). */
export function defaultDestination(source: string): string {
  return isTemplate(source) ? source.slice(0, -'.hbs'.length) : source;
}

/** Whether a file is rendered with Handlebars instead of being copied. */
export function isTemplate(source: string): boolean {
  return source.endsWith('.hbs');
}

/** The name of a file without folders and without its last extension. */
export function stemOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(0, dot) : name;
}
