import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SHARED_EXTENSIONS } from './shared-types.ts';

/** Where electron-builder looks for what an installer does besides. */
const SCRIPT = 'installer.nsh';
// biome-ignore lint/suspicious/noTemplateCurlyInString: the installer fills it in
const KEY = 'Software\\Classes\\Applications\\${APP_EXECUTABLE_FILENAME}';

/**
 * What an installer for Windows does besides: the app is offered for files of shared types. An association as
 * electron-builder makes them would take these files over from other programs.
 */
export async function writeInstallerScript(resources: string): Promise<void> {
  const types = SHARED_EXTENSIONS.map(
    (extension) => `  WriteRegStr SHELL_CONTEXT "${KEY}\\SupportedTypes" ".${extension}" ""\n`,
  );
  const text = `!macro customInstall
  WriteRegStr SHELL_CONTEXT "${KEY}\\shell\\open\\command" "" '"$appExe" "%1"'
${types.join('')}!macroend

!macro customUnInstall
  DeleteRegKey SHELL_CONTEXT "${KEY}"
!macroend
`;
  await writeFile(join(resources, SCRIPT), text);
}
