const NAMES: Readonly<Record<string, string>> = {
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  Escape: 'Esc',
  '+': 'Plus',
  Mod: 'CommandOrControl',
};

/** A key as the table of commands writes it (`Mod+Shift+p`, `ArrowLeft`, `code:KeyW`), as Electron writes it. */
export function acceleratorOf(key: string): string {
  const parts = key === '+' ? ['+'] : key.split('+');
  return parts.map(partOf).join('+');
}

function partOf(part: string): string {
  const placed = /^code:(?:Key|Digit)?(.+)$/.exec(part)?.[1] ?? part;
  return NAMES[placed] ?? (placed.length === 1 ? placed.toUpperCase() : placed);
}
