import Handlebars from 'handlebars';
import { messageOf } from '../base/fault.ts';
import type { Place } from '../base/finding.ts';
import { strictHandlebars } from './strict-handlebars.ts';
import { placeOfError, placeOfField } from './template-places.ts';

/** Why a template cannot be rendered, or not as it stands. */
export interface TemplateProblem {
  readonly severity: 'error' | 'warning';
  readonly code: 'template-syntax' | 'template-variable' | 'template-failed' | 'template-unchecked';
  readonly message: string;
  readonly place: Place;
}

export interface Rendering {
  /** Absent when there is a problem. */
  readonly text: string | undefined;
  readonly problems: readonly TemplateProblem[];
}

/** Undefined variables that one template is searched for. */
const MOST_PROBLEMS = 20;
/** Characters that a template may come to, judged before it is rendered: loops in loops multiply. */
const LARGEST_RENDERING = 50_000_000;

/**
 * Renders a template as the harness does: unknown variables are errors, nothing is escaped (spec: manifest §3). `turns` is
 * the largest number of turns that a loop can make. Never throws for what the template holds; all undefined variables that
 * stand by themselves are found at once.
 */
export function renderTemplate(text: string, context: object, turns: number): Rendering {
  const unusable = checkTemplate(text, turns);
  if (unusable !== undefined) return { text: undefined, problems: [unusable] };
  const strict = strictHandlebars();
  const problems: TemplateProblem[] = [];
  let rest = text;
  while (problems.length < MOST_PROBLEMS) {
    try {
      const rendered = strict.compile(rest, { strict: true, noEscape: true })(context);
      return { text: problems.length === 0 ? rendered : undefined, problems };
    } catch (error) {
      const problem = renderingProblem(text, error);
      problems.push(problem);
      const without = withoutMustache(rest, problem.place.offset);
      if (without === undefined) break;
      rest = without;
    }
  }
  return { text: undefined, problems };
}

/** Whether the template can be parsed, and rendered without growing beyond all bounds. */
function checkTemplate(text: string, turns: number): TemplateProblem | undefined {
  let program: hbs.AST.Program;
  try {
    program = Handlebars.parse(text);
  } catch (error) {
    return {
      severity: 'error',
      code: 'template-syntax',
      message: syntaxMessage(messageOf(error)),
      place: placeOfError(text, error),
    };
  }
  const shape = new Shape();
  shape.accept(program);
  const size = text.length * turns ** shape.deepest;
  const why = shape.partial
    ? 'partials are not rendered here'
    : size > LARGEST_RENDERING
      ? `its loops could make ${size} characters of it`
      : undefined;
  if (why === undefined) return undefined;
  const place = { line: 1, column: 1, offset: 0 };
  return {
    severity: 'warning',
    code: 'template-unchecked',
    message: `the template was not rendered: ${why}`,
    place,
  };
}

/** What makes a template costly: blocks within blocks, and pieces that it inserts by name. */
class Shape extends Handlebars.Visitor {
  deepest = 0;
  partial = false;
  #depth = 0;

  override BlockStatement(block: hbs.AST.BlockStatement): void {
    this.#depth++;
    this.deepest = Math.max(this.deepest, this.#depth);
    super.BlockStatement(block);
    this.#depth--;
  }

  override PartialStatement(): void {
    this.partial = true;
  }

  override PartialBlockStatement(): void {
    this.partial = true;
  }

  override DecoratorBlock(): void {
    this.partial = true;
  }
}

/** Handlebars' parser draws a picture of the place below its first line. */
function syntaxMessage(message: string): string {
  const lines = message.split('\n');
  return [lines[0]?.replace(/:$/, ''), lines.length > 1 ? lines.at(-1) : undefined]
    .filter(Boolean)
    .join(': ');
}

function renderingProblem(text: string, error: unknown): TemplateProblem {
  const message = messageOf(error);
  const variable = /^"(.*)" not defined in /s.exec(message)?.[1];
  if (variable !== undefined) return undefinedVariable(variable, placeOfError(text, error));
  // A text has no fields, which the strict look-up does not expect.
  const field = /^Cannot use 'in' operator to search for '(.*?)' in /.exec(message)?.[1];
  if (field !== undefined) return undefinedVariable(field, placeOfField(text, field));
  return {
    severity: 'error',
    code: 'template-failed',
    message: `the template cannot be rendered: ${message}`,
    place: placeOfError(text, error),
  };
}

function undefinedVariable(name: string, place: Place): TemplateProblem {
  const message = `'${name}' is not defined here, and the harness refuses that`;
  return { severity: 'error', code: 'template-variable', message, place };
}

/** The text with the `{{…}}` around an offset blanked out; undefined where there is none that stands by itself. */
function withoutMustache(text: string, offset: number): string | undefined {
  const from = text.lastIndexOf('{{', offset + 1);
  const to = text.indexOf('}}', offset);
  if (from < 0 || to < 0 || /^\{\{~?[#/^>!]|^\{\{~?else\b/.test(text.slice(from, from + 8))) return undefined;
  let end = to + 2;
  while (text[end] === '}') end++;
  return text.slice(0, from) + text.slice(from, end).replace(/[^\n]/g, ' ') + text.slice(end);
}
