import type { FaultAnswer } from '../../shared/api/answers.ts';
import { readable } from '../ui/numbers.ts';
import { CAUSES, type Cause, type CauseName } from './causes.ts';
import { causeOf } from './codes.ts';

/** A fault as it is shown: what it is, what and where, and what to do. */
export interface Explained extends Cause {
  readonly cause: CauseName;
  /** What happened, as a sentence. */
  readonly what: string;
  /** Where, against which limit, and what was found: name and value. */
  readonly facts: readonly (readonly [name: string, value: string])[];
}

export function explain({ code, message, facts }: FaultAnswer): Explained {
  const cause = causeOf(code);
  const told = Object.entries(facts).flatMap(([name, value]) =>
    value === null || value === undefined || value === ''
      ? []
      : [[words(name), typeof value === 'number' ? readable(value) : String(value)] as const],
  );
  return { ...CAUSES[cause], cause, what: sentence(message), facts: told };
}

/** All that is known of a fault as plain text, for a report. */
export function detailsOf({ code, message, facts }: FaultAnswer): string {
  const lines = Object.entries(facts).map(([name, value]) => `${name}: ${value}`);
  return [`${code}: ${message}`, ...lines].join('\n');
}

/** `timeLimitSeconds` as `time limit seconds`. */
function words(name: string): string {
  return name.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
}

function sentence(message: string): string {
  const text = `${message.charAt(0).toUpperCase()}${message.slice(1)}`;
  return /[.!?…:]$/.test(text) ? text : `${text}.`;
}
