import { dirname, isAbsolute, relative, sep } from 'node:path';
import type { CaseFinding, CaseFindings } from '../../../shared/api/case-answers.ts';
import type { Finding } from '../../../shared/base/finding.ts';
import { findManifest } from '../cases/find-manifest.ts';
import { validateApart } from '../cases/validate-apart.ts';
import type { Places } from '../places/places.ts';

/** Looks for everything that is wrong with one version of a case, for the page. Throws as `validateApart` does. */
export async function validateCase(
  places: Places,
  path: string,
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<CaseFindings> {
  const root = dirname(findManifest(path));
  const { validationWorker, contractWorker } = places;
  const { findings, skipped } = await validateApart({
    ...{ workerFile: validationWorker, path: root, contractWorker, signal, onProgress },
  });
  return {
    findings: findings.map(({ file, finding }) => below(root, file, finding)),
    skipped: skipped.map((file) => nameBelow(root, file)),
  };
}

/** A finding without the path of the case's folder, which a page has no use for. */
function below(
  root: string,
  file: string,
  { severity, code, message, path, place, fix, allowed }: Finding & { readonly allowed?: string },
): CaseFinding {
  return {
    ...{ file: nameBelow(root, file), severity, code, message: message.replaceAll(root + sep, '') },
    ...(path === undefined ? {} : { path }),
    ...(place === undefined ? {} : { place }),
    ...(fix === undefined ? {} : { fix }),
    ...(allowed === undefined ? {} : { allowed }),
  };
}

function nameBelow(root: string, file: string): string {
  const name = isAbsolute(file) ? relative(root, file) : file;
  return name.split(sep).join('/');
}
