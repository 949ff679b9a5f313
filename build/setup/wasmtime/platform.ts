import {
  LIBRARY_BUILDS,
  type LibraryBuild,
  WASMTIME_VERSION,
} from '../../../electron/runner/wasmtime/release.ts';
import { Fault } from '../../../shared/base/fault.ts';

/** The machine that the library must fit. */
export interface Machine {
  readonly platform: string;
  readonly arch: string;
  /** Version of the C library of GNU; undefined where there is none. */
  readonly glibc: string | undefined;
}

/** A library build and the name of its platform, `linux-x64`. */
export interface PlatformBuild extends LibraryBuild {
  readonly name: string;
}

/** The builds for Linux want this much (design: wasmtime §1). */
const OLDEST_GLIBC = [2, 28] as const;

/** This machine. */
export function thisMachine(): Machine {
  const { platform, arch } = process;
  if (platform !== 'linux') return { platform, arch, glibc: undefined };
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return { platform, arch, glibc: report.header?.glibcVersionRuntime };
}

/** The build for a machine; throws a `Fault` (`wasmtime-platform`) that says why where there is none. */
export function buildFor({ platform, arch, glibc }: Machine): PlatformBuild {
  const name = `${platform}-${arch}`;
  const build = LIBRARY_BUILDS[name];
  if (build === undefined) {
    const known = Object.keys(LIBRARY_BUILDS).join(', ');
    throw refusal(
      `there is no build of wasmtime ${WASMTIME_VERSION} for ${name}; there are builds for ${known}`,
    );
  }
  if (platform !== 'linux') return { ...build, name };
  if (glibc === undefined) {
    throw refusal(
      `the build of wasmtime for ${name} needs glibc, and this system has another C library (such as musl)`,
    );
  }
  const [major = 0, minor = 0] = glibc.split('.').map(Number);
  if (major < OLDEST_GLIBC[0] || (major === OLDEST_GLIBC[0] && minor < OLDEST_GLIBC[1])) {
    throw refusal(
      `the build of wasmtime for ${name} needs glibc ${OLDEST_GLIBC.join('.')} or later, found ${glibc}`,
    );
  }
  return { ...build, name };

  function refusal(message: string): Fault {
    return new Fault('wasmtime-platform', message, { platform, arch, glibc });
  }
}
