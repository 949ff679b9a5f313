const START_SECTION = 8;

/**
 * Whether a valid module has a start section. A metered run needs no such look, since that code traps for want of fuel;
 * an unmetered one would run it, and so accept a module that the harness refuses (spec: performance-host §3).
 */
export function hasStartSection(module: Uint8Array): boolean {
  let at = 8;
  while (at < module.length) {
    if (module[at] === START_SECTION) return true;
    let size = 0;
    let shift = 1;
    let byte: number;
    do {
      byte = module[++at]!;
      size += (byte & 0x7f) * shift;
      shift *= 0x80;
    } while (byte >= 0x80);
    at += 1 + size;
  }
  return false;
}
