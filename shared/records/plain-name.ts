/** Names that Windows keeps for devices, whatever ending follows. */
const DEVICES = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i;
/** Turns the direction of text, so that a name would not read as it is. */
const TURNS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;
const LONGEST_NAME = 255;

/** Why a name is not the plain name of one file or folder on every system; undefined when it is. */
export function nameTrick(name: string): string | undefined {
  if (name === '') return 'is empty';
  if (name === '.' || name === '..') return 'leads elsewhere';
  if ([...name].some((char) => char < ' ' || (char >= '\u007f' && char <= '\u009f')))
    return 'holds a control character';
  if (name.includes('/') || name.includes('\\')) return 'holds a slash or backslash';
  if (name.includes(':')) return 'holds a colon';
  if (/[. ]$/.test(name)) return 'ends in a dot or space, which some systems drop';
  if (DEVICES.test(name)) return 'is the name of a device';
  if (!name.isWellFormed() || name.includes('\ufffd')) return 'is no valid text';
  if (TURNS.test(name)) return 'holds invisible characters that change how it reads';
  if (new TextEncoder().encode(name).length > LONGEST_NAME) return `is longer than ${LONGEST_NAME} bytes`;
  return undefined;
}

/** Whether a name can only mean a file directly in the folder in which it is looked for. */
export function isPlainName(name: string): boolean {
  return nameTrick(name) === undefined;
}
