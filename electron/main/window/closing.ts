import type { WindowFacts } from '../../../shared/api/bridge.ts';

/** What is asked before a window is closed. */
export interface ClosingQuestion {
  readonly message: string;
  readonly detail: string;
  readonly close: string;
}

/** What to ask before the window goes, where something would be lost with it; undefined where nothing would. */
export function closingQuestion({ grading, unsaved }: WindowFacts): ClosingQuestion | undefined {
  if (grading && unsaved) {
    return {
      message: 'A grading is still running, and notes are not saved.',
      detail: 'Both are lost when the window is closed.',
      close: 'Close and lose both',
    };
  }
  if (grading) {
    return {
      message: 'A grading is still running.',
      detail: 'What it has found so far is lost when the window is closed.',
      close: 'Stop it and close',
    };
  }
  if (unsaved) {
    return {
      message: 'Notes are not saved.',
      detail: 'What was changed since they were saved last is lost when the window is closed.',
      close: 'Close without saving',
    };
  }
  return undefined;
}
