import { inOrder, type Note, type NotedContents, type Notes } from './notes.ts';

/** Notes as Markdown: what they are about, then a heading a note. A note's own text is quoted, so that none of it is markup. */
export function notesMarkdown({ about, notes }: Notes): string {
  const blocks = inOrder(notes).map((note) => `## ${placeWords(note)}\n\n${asQuote(note.text)}\n`);
  return [`# Notes on ${subject(about)}\n`, contents(about), ...blocks].join('\n');
}

/** Where a note is, in plain figures: "tick 1204, cell 5,7". */
function placeWords({ tick, to, cell }: Pick<Note, 'tick' | 'to' | 'cell'>): string {
  const ticks = to === undefined ? `tick ${tick}` : `ticks ${tick} to ${to}`;
  return cell === undefined ? ticks : `${ticks}, cell ${cell.x},${cell.y}`;
}

/** What notes are about, in words. */
export function subject({ scenario, module, states }: NotedContents): string {
  const who = module?.name ?? states?.name ?? 'reference';
  return scenario === undefined ? who : `${who} on ${scenario.name}`;
}

function contents(about: NotedContents): string {
  return (['module', 'states', 'scenario'] as const)
    .flatMap((kind) => {
      const content = about[kind];
      return content === undefined ? [] : [`* ${kind} ${escaped(content.name)}: \`${content.sha256}\`\n`];
    })
    .join('');
}

function asQuote(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${escaped(line)}`.trimEnd())
    .join('\n');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>#|~&]/g, (sign) => `\\${sign}`);
}
