import type { Configuration } from 'electron-builder';
import { APP_ID } from '../../electron/main/app-address.ts';
import { BUNDLE_EXTENSION, BUNDLE_TYPE } from '../../shared/analysis/bundle-file.ts';
import { SESSION_FILE_ENDING, SESSION_TYPE } from '../../shared/sessions/session.ts';
import { FUSES } from './fuses.ts';
import { typeFiles } from './linux-type.ts';
import { SHARED_EXTENSIONS } from './shared-types.ts';

// biome-ignore lint/suspicious/noTemplateCurlyInString: electron-builder fills it in
const FILE_NAME = 'lattice-replay-${version}-${os}-${arch}.${ext}';
const SESSION_EXTENSION = SESSION_FILE_ENDING.slice(1);
const BUNDLE_NAME = 'Lattice Replay bundle';
/** Names of the shared types, as macOS shows them. */
const SHARED_NAMES = { gz: 'Archive of a run', wasm: 'WebAssembly module' } as const;

/** Where the parts of a package lie. All of them are whole paths. */
export interface PackageParts {
  /** The app: manifest, programs, page, koffi. */
  readonly app: string;
  /** What lies beside the archive of the app: wasmtime's library and the demo. */
  readonly beside: string;
  /** Icons, and what each system is told of our types. */
  readonly resources: string;
  readonly output: string;
  readonly electronVersion: string;
  /** A folder with Electron's binary in it; downloaded where it is not said. */
  readonly electronDist?: string | undefined;
}

/** What electron-builder makes of the parts: the same app in the forms that each system expects. */
export function packageConfiguration(parts: PackageParts): Configuration {
  const { app, beside, resources, output, electronVersion, electronDist } = parts;
  return {
    appId: APP_ID,
    productName: 'Lattice Replay',
    copyright: 'MIT licence',
    electronVersion,
    ...(electronDist === undefined ? {} : { electronDist }),
    directories: { app, output, buildResources: resources },
    files: ['**/*'],
    extraResources: [{ from: beside, to: '.' }],
    asar: true,
    asarUnpack: ['**/*.node'],
    npmRebuild: false,
    nodeGypRebuild: false,
    electronFuses: FUSES,
    artifactName: FILE_NAME,
    fileAssociations: [
      {
        ext: BUNDLE_EXTENSION,
        // Windows keeps the type under this name, which may hold no spaces.
        name: 'LatticeReplay.Bundle',
        description: 'A difference of two engines, as Lattice Replay keeps it',
        icon: 'document',
        role: 'Viewer',
        rank: 'Owner',
      },
      {
        ext: SESSION_EXTENSION,
        name: 'LatticeReplay.Session',
        description: 'A saved session of Lattice Replay',
        icon: 'document',
        role: 'Viewer',
        rank: 'Owner',
      },
    ],
    protocols: [{ name: 'Lattice Replay', schemes: ['lattice-replay'], role: 'Viewer' }],
    linux: {
      target: ['AppImage', 'deb', 'rpm'],
      icon: `${resources}/app`,
      executableName: 'lattice-replay',
      category: 'Development',
      synopsis: 'Looks into performance runs of The Test Cabinet',
      maintainer: 'The Lattice Replay authors',
      vendor: 'The Lattice Replay authors',
      syncDesktopName: true,
      // The first two are declared by a file of their own (`typeFiles`); the others the system knows already.
      mimeTypes: [
        BUNDLE_TYPE,
        SESSION_TYPE,
        'application/gzip',
        'application/x-compressed-tar',
        'application/wasm',
      ],
    },
    deb: { fpm: typeFiles(resources) },
    rpm: { fpm: typeFiles(resources) },
    // The zip needs no installation: unpacked anywhere, it runs.
    win: { target: ['nsis', 'zip'], icon: `${resources}/app.ico` },
    nsis: {
      // Associations are only made for all users of a machine.
      perMachine: true,
      oneClick: false,
      allowToChangeInstallationDirectory: true,
    },
    mac: {
      target: ['dmg', 'zip'],
      icon: `${resources}/app.icns`,
      category: 'public.app-category.developer-tools',
      // Unsigned; wasmtime makes machine code as it runs, so a signed build needs the two entitlements of the README.
      identity: null,
      fileAssociations: SHARED_EXTENSIONS.map((ext) => ({
        ext,
        name: SHARED_NAMES[ext],
        role: 'Viewer',
        rank: 'Alternate',
      })),
      extendInfo: { UTExportedTypeDeclarations: [bundleDeclaration(), sessionDeclaration()] },
    },
  };
}

/** macOS learns of a new type by this; that a file has the extension is not enough. */
function bundleDeclaration(): Record<string, unknown> {
  return {
    UTTypeIdentifier: `${APP_ID}.bundle`,
    UTTypeDescription: BUNDLE_NAME,
    UTTypeIconFile: 'document.icns',
    UTTypeConformsTo: ['public.data', 'public.zip-archive'],
    UTTypeTagSpecification: {
      'public.filename-extension': [BUNDLE_EXTENSION],
      'public.mime-type': [BUNDLE_TYPE],
    },
  };
}

function sessionDeclaration(): Record<string, unknown> {
  return {
    UTTypeIdentifier: `${APP_ID}.session`,
    UTTypeDescription: 'Lattice Replay session',
    UTTypeIconFile: 'document.icns',
    UTTypeConformsTo: ['public.data', 'public.json'],
    UTTypeTagSpecification: {
      'public.filename-extension': [SESSION_EXTENSION],
      'public.mime-type': [SESSION_TYPE],
    },
  };
}
