// A bump allocator over raw memory. The language's own allocator brings a start section, which the host refuses, so
// nothing here is ever created with `new`. Nothing is freed: a module instance answers one call and is thrown away.

let top: usize = 0;

/** Makes memory reach at least `end`; traps if the host refuses to let it grow. */
export function ensureMemory(end: usize): void {
  const pages = <i32>((end + 0xffff) >>> 16);
  const missing = pages - memory.size();
  if (missing > 0 && memory.grow(missing) < 0) unreachable();
}

/** Reserves zeroed bytes at an address divisible by sixteen. */
export function reserve(bytes: usize): usize {
  if (top === 0) top = (__heap_base + 15) & ~15;
  const start = top;
  top = (top + bytes + 15) & ~15;
  ensureMemory(top);
  return start;
}

/** The first free address. Whoever writes there must reserve nothing until it is done. */
export function freeAddress(): usize {
  return reserve(0);
}
