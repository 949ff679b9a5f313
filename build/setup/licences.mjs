// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A part of what is shipped, and the terms that it comes under.
 * @typedef {{ name: string, version: string, licence: string, text: string }} Licence
 */

/**
 * Name of the package that a module of a bundle comes from; undefined for one of ours.
 * @param {string} moduleId
 * @returns {string | undefined}
 */
export function packageNameOf(moduleId) {
  return /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(moduleId)?.[1]?.replace('\\', '/');
}

/**
 * Licences of everything that is shipped: this program, what is no package of npm, and the packages by name: those that
 * the page's bundle was made of, and those that the programs use, with theirs. Plain JavaScript, since the page is bundled
 * before anything could read TypeScript.
 * @param {string} root the checkout
 * @param {Iterable<string>} inPage names of the packages in the page
 * @returns {Licence[]}
 */
export function shippedLicences(root, inPage) {
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  /** @type {Map<string, Licence>} */
  const found = new Map();
  for (const name of Object.keys(own.dependencies)) addWithDependencies(name, root);
  for (const name of inPage) add(name, folderOf(name, root));
  const packages = [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  return [...besidePackages(root, own), ...packages];

  /**
   * @param {string} name
   * @param {string} from folder of whoever needs it
   */
  function addWithDependencies(name, from) {
    if (found.has(name)) return;
    const folder = folderOf(name, from);
    const { dependencies = {}, optionalDependencies = {} } = add(name, folder);
    for (const needed of Object.keys(dependencies)) addWithDependencies(needed, folder);
    // koffi's are its own binaries, one a platform, under its own licence.
    const optional = name === 'koffi' ? [] : Object.keys(optionalDependencies);
    for (const needed of optional) if (isInstalled(needed, folder)) addWithDependencies(needed, folder);
  }

  /**
   * @param {string} name
   * @param {string} folder
   */
  function add(name, folder) {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const { version, license, licenses } = manifest;
    const licence = typeof license === 'string' ? license : (license?.type ?? licenses?.[0]?.type ?? '');
    const text = licenceText(folder) || textOfMit(root, licence, manifest.author);
    found.set(name, { name, version, licence, text });
    return manifest;
  }
}

/**
 * @param {string} root
 * @param {{ version: string, license: string }} own
 * @returns {Licence[]}
 */
function besidePackages(root, own) {
  const text = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
  const release = text('electron/runner/wasmtime/release.ts');
  const wasmtime = /WASMTIME_VERSION = '([\d.]+)'/.exec(release)?.[1] ?? '';
  const electron = JSON.parse(text('node_modules/electron/package.json'));
  return [
    { name: 'Lattice Replay', version: own.version, licence: own.license, text: text('LICENSE') },
    {
      name: 'wasmtime',
      version: wasmtime,
      licence: 'Apache-2.0 WITH LLVM-exception',
      text: text('assets/licences/wasmtime.txt'),
    },
    {
      name: 'Electron',
      version: electron.version,
      licence: electron.license,
      text: text('node_modules/electron/LICENSE'),
    },
    {
      name: 'Chromium and Node.js, within Electron',
      version: electron.version,
      licence: 'BSD-3-Clause, MIT and others',
      text: 'They are part of the desktop app only. Their licences, and those of all that they hold in turn, lie as LICENSES.chromium.html beside the program in every package of the app, where Electron puts them.\n',
    },
  ];
}

/**
 * The folder of a package as Node would find it from another one.
 * @param {string} name
 * @param {string} from
 * @returns {string}
 */
function folderOf(name, from) {
  const folder = folderIfInstalled(name, from);
  if (folder === undefined) throw new Error(`the package ${name} is not installed`);
  return folder;
}

/**
 * @param {string} name
 * @param {string} from
 */
function isInstalled(name, from) {
  return folderIfInstalled(name, from) !== undefined;
}

/**
 * @param {string} name
 * @param {string} from
 * @returns {string | undefined}
 */
function folderIfInstalled(name, from) {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  const above = dirname(from);
  return above === from ? undefined : folderIfInstalled(name, above);
}

/**
 * The text of the MIT licence, which is ours too, for a package that names it and its author but brings no text.
 * @param {string} root
 * @param {string} licence
 * @param {string | { name?: string } | undefined} author
 */
function textOfMit(root, licence, author) {
  if (licence !== 'MIT' || author === undefined) return '';
  const holder = typeof author === 'string' ? author : author.name;
  return readFileSync(join(root, 'LICENSE'), 'utf8').replace(/^Copyright.*$/m, `Copyright (c) ${holder}`);
}

/**
 * The licence files of a package, one after the other; empty if it has none.
 * @param {string} folder
 */
function licenceText(folder) {
  const files = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice)/i.test(name));
  return files.map((name) => readFileSync(join(folder, name), 'utf8').trim()).join('\n\n');
}
