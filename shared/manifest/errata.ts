import type { ManifestFinding } from './manifest-finding.ts';
import { Table } from './table.ts';
import { openToml } from './toml-source.ts';

export const ERRATA_FILE = 'errata.toml';

const SEVERITIES = ['info', 'minor', 'major'] as const;

/** What an erratum may name; undefined where that is not known, since something else is broken. */
export interface ErrataScope {
  readonly variants: ReadonlySet<string> | undefined;
  readonly reviewIds: ReadonlySet<string> | undefined;
}

/** Checks the errata beside a manifest, in which unknown keys are refused (spec: manifest §2.14). */
export function checkErrata(bytes: Uint8Array, scope: ErrataScope, findings: ManifestFinding[]): void {
  const source = openToml(ERRATA_FILE, bytes, findings);
  if (source === undefined) return;
  const root = new Table(source);
  const ids = new Set<string>();
  for (const erratum of root.tables('erratum')) {
    const id = erratum.text('id');
    if (id !== undefined && ids.has(id))
      erratum.report('error', 'duplicate-erratum', 'id', `an erratum '${id}' is already declared`, {
        found: id,
      });
    if (id !== undefined) ids.add(id);
    erratum.text('title');
    erratum.text('body');
    // A date may be written as TOML's own or as a text.
    erratum.has('date');
    erratum.word('severity', SEVERITIES, 'minor');
    erratum.flag('affects_scoring');
    const excludes = erratum.flag('exclude_from_score');
    if (excludes === true && !erratum.has('review'))
      erratum.report(
        'error',
        'exclusion-without-review',
        'exclude_from_score',
        "'exclude_from_score' needs 'review'",
      );
    erratum.optionalText('resolved_in');
    checkName(erratum, 'variant', scope.variants, 'variant');
    checkName(erratum, 'review', scope.reviewIds, 'review item or verdict');
    erratum.others('error');
  }
  root.others('error');
}

function checkName(erratum: Table, key: string, known: ReadonlySet<string> | undefined, what: string): void {
  const name = erratum.optionalText(key);
  if (name === undefined || known === undefined || known.has(name)) return;
  const allowed = [...known].join(', ');
  const message = `no ${what} is called '${name}'; ${allowed === '' ? 'none is declared' : `there are ${allowed}`}`;
  erratum.report('error', `unknown-${key}`, key, message, { found: name, allowed });
}
