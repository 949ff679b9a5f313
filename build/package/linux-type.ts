import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUNDLE_EXTENSION, BUNDLE_TYPE } from '../../shared/analysis/bundle-file.ts';
import { SESSION_FILE_ENDING, SESSION_TYPE } from '../../shared/sessions/session.ts';
import { LINUX_DOCUMENT_SIZES } from './icons/draw-icons.ts';

const DECLARATION = 'bundle-type.xml';

/** What a desktop of Linux is told of bundles and sessions; electron-builder's own would give them the icon of a letter. */
export async function writeTypeDeclaration(resources: string): Promise<void> {
  const text = `<?xml version="1.0" encoding="utf-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="${BUNDLE_TYPE}">
    <comment>Lattice Replay bundle</comment>
    <sub-class-of type="application/zip"/>
    <glob pattern="*.${BUNDLE_EXTENSION}"/>
  </mime-type>
  <mime-type type="${SESSION_TYPE}">
    <comment>Lattice Replay session</comment>
    <sub-class-of type="application/json"/>
    <glob pattern="*${SESSION_FILE_ENDING}"/>
  </mime-type>
</mime-info>
`;
  await writeFile(join(resources, DECLARATION), text);
}

/** Files that a package for Linux installs besides the app, as fpm takes them: from here, to there. */
export function typeFiles(resources: string): string[] {
  const names = [BUNDLE_TYPE, SESSION_TYPE].map((type) => type.replace('/', '-'));
  return [
    `${resources}/${DECLARATION}=/usr/share/mime/packages/lattice-replay.xml`,
    ...LINUX_DOCUMENT_SIZES.flatMap((size) =>
      names.map(
        (name) =>
          `${resources}/document/${size}x${size}.png=/usr/share/icons/hicolor/${size}x${size}/mimetypes/${name}.png`,
      ),
    ),
  ];
}
