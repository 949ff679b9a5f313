import type { Configuration } from 'electron-builder';

/**
 * Switches in Electron's binary, set for good when it is packaged (Electron's fuses.md). Without `runAsNode` no process
 * can be forked by Node's means, so runners are utility processes (`electron/main/runner-host.ts`).
 */
export const FUSES = {
  runAsNode: false,
  enableCookieEncryption: true,
  enableNodeOptionsEnvironmentVariable: false,
  enableNodeCliInspectArguments: false,
  enableEmbeddedAsarIntegrityValidation: true,
  onlyLoadAppFromAsar: true,
  loadBrowserProcessSpecificV8Snapshot: false,
  grantFileProtocolExtraPrivileges: false,
} as const satisfies NonNullable<Configuration['electronFuses']>;
