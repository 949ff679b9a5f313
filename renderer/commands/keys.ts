/**
 * A key of a command: `Shift+ArrowLeft`, `Mod+k` (Ctrl, on a Mac ⌘), `?` (the sign, however it is typed), `Space`, or
 * `code:KeyW` for a place on the keyboard, whatever letter is on it.
 */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** Whether a key press is the one that a command names. */
export function matchesKey(named: string, press: KeyPress, mac: boolean): boolean {
  const parts = partsOf(named);
  const key = parts.pop() ?? '';
  const mod = mac ? press.metaKey : press.ctrlKey;
  const other = mac ? press.ctrlKey : press.metaKey;
  if (mod !== parts.includes('Mod') || other || press.altKey !== parts.includes('Alt')) return false;
  // A sign may need Shift on one keyboard and not on another.
  if (!isSign(key) && press.shiftKey !== parts.includes('Shift')) return false;
  if (key.startsWith('code:')) return press.code === key.slice(5);
  if (key === 'Space') return press.code === 'Space';
  return key.length === 1 ? press.key.toLowerCase() === key : press.key === key;
}

/** Modifiers, then the key, which may be the plus sign itself. */
function partsOf(named: string): string[] {
  return named === '+' ? ['+'] : named.split('+');
}

export function isSign(key: string): boolean {
  return key.length === 1 && !/[a-z]/.test(key);
}

const SHOWN: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
};

/** A key as it is printed on a keyboard. */
export function keyName(named: string, mac: boolean): string {
  return partsOf(named)
    .map((part) => {
      if (part === 'Mod') return mac ? '⌘' : 'Ctrl';
      if (part.startsWith('code:')) return part.slice(5).replace(/^Key/, '');
      return SHOWN[part] ?? (part.length === 1 ? part.toUpperCase() : part);
    })
    .join(mac ? '' : ' ');
}
