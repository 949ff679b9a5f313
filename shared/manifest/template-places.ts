import Handlebars from 'handlebars';
import type { Place } from '../base/finding.ts';

/** Handlebars puts line and column (from 0) on its errors, in two ways. */
export function placeOfError(text: string, error: unknown): Place {
  const fields = error as { lineNumber?: number; column?: number; hash?: { loc?: ParserPlace } };
  const line = fields.lineNumber ?? fields.hash?.loc?.first_line ?? 1;
  const column = fields.column ?? fields.hash?.loc?.first_column ?? 0;
  return placeAt(text, line, column);
}

interface ParserPlace {
  readonly first_line: number;
  readonly first_column: number;
}

/** Where a field is asked for; the start where it is not. */
export function placeOfField(text: string, field: string): Place {
  const fields = new Fields();
  fields.accept(Handlebars.parse(text));
  const start = fields.paths.find(({ parts }) => parts.indexOf(field) > 0)?.loc.start;
  return placeAt(text, start?.line ?? 1, start?.column ?? 0);
}

class Fields extends Handlebars.Visitor {
  readonly paths: hbs.AST.PathExpression[] = [];

  override PathExpression(path: hbs.AST.PathExpression): void {
    this.paths.push(path);
  }
}

/** `column` counts from 0, as Handlebars has it; `offset` counts characters. */
function placeAt(text: string, line: number, column: number): Place {
  const before = text.split('\n').slice(0, line - 1);
  const offset = before.reduce((sum, one) => sum + one.length + 1, 0) + column;
  return { line, column: column + 1, offset };
}
