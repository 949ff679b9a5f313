import type { DesktopNotice } from '../../../shared/api/bridge.ts';

/** What Electron tells of a process that is gone. */
export interface GoneProcess {
  readonly type: string;
  readonly reason: string;
  readonly exitCode: number;
  readonly serviceName?: string;
  readonly name?: string;
}

/** What the page says of a process that is gone; undefined where nobody needs to know, such as an audio service. */
export function noticeOfGone(gone: GoneProcess, servicesName: string): DesktopNotice | undefined {
  if (gone.reason === 'clean-exit') return undefined;
  if (gone.type === 'GPU') {
    return {
      code: 'graphics-gone',
      message: `The process that draws has ended (${gone.reason}) and starts anew; the map comes back by itself.`,
    };
  }
  if ([gone.serviceName, gone.name].includes(servicesName)) {
    return {
      code: 'services-gone',
      message: `The services have ended (${gone.reason}). Connect again to go on at the same tick; a grading that ran is lost.`,
    };
  }
  return undefined;
}
