import { join } from 'node:path';

/** The one version whose fuel is the score: others charge other prices (design: wasmtime §5). */
export const WASMTIME_VERSION = '45.0.0';

/** One build of the C library, and where it is published. */
export interface LibraryBuild {
  /** Platform tag of the Python wheel that holds the library. */
  readonly wheelTag: string;
  /** Name of the library file inside the wheel. */
  readonly wheelFile: string;
  /** `<arch>-<os>` in the name of the official archive, and the archive's kind. */
  readonly archive: string;
  readonly archiveKind: 'tar.xz' | 'zip';
  /** Name of the library file inside the archive. */
  readonly archiveFile: string;
  /** Name under which we keep the file. */
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Every build that we know and take, by `<process.platform>-<process.arch>` (design: wasmtime §1). */
export const LIBRARY_BUILDS: Readonly<Record<string, LibraryBuild>> = {
  'linux-x64': {
    wheelTag: 'manylinux1_x86_64',
    wheelFile: 'wasmtime/linux-x86_64/_libwasmtime.so',
    archive: 'x86_64-linux',
    archiveKind: 'tar.xz',
    archiveFile: 'lib/libwasmtime.so',
    file: 'libwasmtime.so',
    bytes: 27_745_248,
    sha256: 'a148f4b52f93119dc9b4467abff1bce1462d1f362235d7ee61e96a8c4e07d8f2',
  },
  'linux-arm64': {
    wheelTag: 'manylinux2014_aarch64',
    wheelFile: 'wasmtime/linux-aarch64/_libwasmtime.so',
    archive: 'aarch64-linux',
    archiveKind: 'tar.xz',
    archiveFile: 'lib/libwasmtime.so',
    file: 'libwasmtime.so',
    bytes: 24_448_256,
    sha256: 'd4e73e5b6f3196797ea7e3bdb201309861bd560b234e9d693b1754a6f49eda19',
  },
  'darwin-x64': {
    wheelTag: 'macosx_10_13_x86_64',
    wheelFile: 'wasmtime/darwin-x86_64/_libwasmtime.dylib',
    archive: 'x86_64-macos',
    archiveKind: 'tar.xz',
    archiveFile: 'lib/libwasmtime.dylib',
    file: 'libwasmtime.dylib',
    bytes: 25_152_884,
    sha256: '5f211484c1f728946cc2e434717f4189424f2ae119c839ba291478909e5f3e06',
  },
  'darwin-arm64': {
    wheelTag: 'macosx_11_0_arm64',
    wheelFile: 'wasmtime/darwin-aarch64/_libwasmtime.dylib',
    archive: 'aarch64-macos',
    archiveKind: 'tar.xz',
    archiveFile: 'lib/libwasmtime.dylib',
    file: 'libwasmtime.dylib',
    bytes: 22_152_656,
    sha256: '5d6da954c0d06b43307802eeac4a818a7de7e8f709854ed9e04f70da1322f336',
  },
  'win32-x64': {
    wheelTag: 'win_amd64',
    wheelFile: 'wasmtime/win32-x86_64/_wasmtime.dll',
    archive: 'x86_64-windows',
    archiveKind: 'zip',
    archiveFile: 'lib/wasmtime.dll',
    file: 'wasmtime.dll',
    bytes: 21_353_984,
    sha256: '0d69ab029209af6a97ca2e53b3f21c6a22c886e8000144fbd3f2e66b66d88d42',
  },
};

/** The library's file below a folder that is kept for it, by version and platform (`linux-x64`). */
export function libraryPathIn(folder: string, platform: string, build: LibraryBuild): string {
  return join(folder, WASMTIME_VERSION, platform, build.file);
}
