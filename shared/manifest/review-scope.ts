import type { Table } from './table.ts';

/** What a review item may name, and what is taken already: of the case, and of a variant beside its case. */
export class ReviewScope {
  readonly domains: ReadonlySet<string>;
  readonly views: ReadonlySet<string>;
  readonly proofs: ReadonlySet<string>;
  readonly instrumented: boolean;
  /** Ids of items and of verdicts, which an erratum may name. */
  readonly ids: Set<string>;
  readonly #verdicts: Set<string>;
  readonly #scripts: Set<string>;

  constructor(
    names: Pick<ReviewScope, 'domains' | 'views' | 'proofs' | 'instrumented'>,
    ofCase?: ReviewScope,
  ) {
    this.domains = names.domains;
    this.views = names.views;
    this.proofs = names.proofs;
    this.instrumented = names.instrumented;
    this.ids = new Set(ofCase?.ids);
    this.#verdicts = new Set(ofCase === undefined ? [] : ofCase.#verdicts);
    this.#scripts = new Set(ofCase === undefined ? [] : ofCase.#scripts);
  }

  /** Takes a verdict's id, which must be unique over the case and the variant. */
  takeVerdict(table: Table, id: string): void {
    if (this.#verdicts.has(id))
      table.report('error', 'duplicate-verdict', 'id', `a verdict '${id}' is already declared`, {
        found: id,
      });
    this.#verdicts.add(id);
    this.ids.add(id);
  }

  /** Takes a validation script, which may serve one verdict only. */
  takeScript(table: Table, script: string): void {
    if (this.#scripts.has(script))
      table.report('error', 'shared-script', 'script', `'${script}' already serves another verdict`, {
        found: script,
      });
    this.#scripts.add(script);
  }

  /** Checks the names that an item may give, each among those declared. */
  checkNames(table: Table): void {
    this.#check(table, 'domain', this.domains, 'domain');
    this.#check(table, 'reference', this.views, 'reference view');
    this.#check(table, 'proof', this.proofs, 'proof');
  }

  #check(table: Table, key: string, known: ReadonlySet<string>, what: string): void {
    const name = table.optionalText(key);
    if (name === undefined || known.has(name)) return;
    const allowed = [...known].join(', ');
    const message = `no ${what} is called '${name}'; ${allowed === '' ? 'none is declared' : `there are ${allowed}`}`;
    table.report('error', `unknown-${key}`, key, message, { found: name, allowed });
  }
}
