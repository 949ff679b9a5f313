import { isPassedOver, withoutOutput } from './build-output.ts';

/** A file that the user chose, and its path from the folder that was chosen. */
export interface ChosenFile {
  readonly path: string;
  readonly file: File;
}

/** Asks for files, or for one folder, as the system does it; resolves with none when the dialog is given up. */
export function chooseFiles(page: Document, what: 'files' | 'folder'): Promise<readonly ChosenFile[]> {
  const input = page.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.webkitdirectory = what === 'folder';
  // A browser may clear away one that stands nowhere while its dialog is open, and nothing would ever come of it.
  input.hidden = true;
  page.body.append(input);
  return new Promise((resolve) => {
    const take = (files: readonly File[]): void => {
      input.remove();
      resolve(withoutOutput(files.map(chosen)));
    };
    input.addEventListener('cancel', () => take([]));
    input.addEventListener('change', () => take([...(input.files ?? [])]));
    input.click();
  });
}

/** The files behind a drop or a paste, those of folders among them. */
export async function filesIn(transfer: DataTransfer): Promise<readonly ChosenFile[]> {
  // The list is emptied when the event is over, so all of it is taken at once.
  const entries = [...transfer.items].filter(({ kind }) => kind === 'file').map(entryOf);
  return withoutOutput((await Promise.all(entries.map((entry) => filesBelow(entry)))).flat());
}

type Dropped = FileSystemEntry | ChosenFile | undefined;

function entryOf(item: DataTransferItem): Dropped {
  const entry = item.webkitGetAsEntry();
  if (entry) return entry;
  // What is pasted has no place in a file system.
  const file = item.getAsFile();
  return file ? chosen(file) : undefined;
}

async function filesBelow(entry: Dropped): Promise<readonly ChosenFile[]> {
  if (entry === undefined) return [];
  if ('file' in entry && 'path' in entry) return [entry];
  const path = entry.fullPath.replace(/^\//, '');
  if (isFile(entry)) {
    return [{ path, file: await new Promise<File>((resolve, reject) => entry.file(resolve, reject)) }];
  }
  if (!isFolder(entry) || isPassedOver(entry.name)) return [];
  const reader = entry.createReader();
  const files: ChosenFile[] = [];
  for (;;) {
    // A reader hands out a hundred entries at a time.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return files;
    for (const one of some) files.push(...(await filesBelow(one)));
  }
}

function chosen(file: File): ChosenFile {
  return { path: file.webkitRelativePath || file.name, file };
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
