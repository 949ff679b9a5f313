import type { ErrorObject } from 'ajv';
import type { Finding } from '../../../shared/base/finding.ts';
import type { PointedText } from './pointed-text.ts';

/** What a validator found, as a warning at its place in the text. */
export function pointedWarning(
  code: string,
  message: string,
  error: ErrorObject,
  pointed: PointedText,
): Finding {
  const place = pointed.placeOf(error.instancePath);
  return { severity: 'warning', code, message, path: pathOf(error), ...(place ? { place } : {}) };
}

export function errorWords(error: ErrorObject): string {
  return `${pathOf(error)} ${error.message ?? error.keyword}`;
}

function pathOf({ instancePath }: ErrorObject): string {
  return `$${instancePath.replaceAll('/', '.')}`;
}
