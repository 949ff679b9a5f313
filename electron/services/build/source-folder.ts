import { type Dirent, readdirSync } from 'node:fs';

/** Files by which a tool knows the root of a project; no run and no case has one. */
const PROJECT_FILES = new Set([
  'Cargo.toml',
  'package.json',
  'asconfig.json',
  'go.mod',
  'build.zig',
  'CMakeLists.txt',
  'meson.build',
  'Makefile',
]);
const CODE = /\.(rs|ts|js|mjs|c|cc|cpp|zig|go|wat|py|sh)$/i;

/** Whether a folder is the root of a project, by a file that only such a root has. */
export function isProject(folder: string): boolean {
  return filesOf(folder).some(({ name }) => PROJECT_FILES.has(name));
}

/** Whether a folder has code among its own files. */
export function holdsCode(folder: string): boolean {
  return filesOf(folder).some(({ name }) => CODE.test(name));
}

function filesOf(folder: string): readonly Dirent[] {
  return readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
}
