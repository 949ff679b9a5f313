import Handlebars from 'handlebars';

/** What Handlebars hands a block helper, as far as it is used. */
interface BlockOptions extends Handlebars.HelperOptions {
  readonly loc: hbs.AST.SourceLocation;
}

/**
 * A Handlebars whose blocks are as strict as the harness's: one over nothing fails, unless it says what to do then. The
 * package's own strict mode looks only at what is printed.
 */
export function strictHandlebars(): typeof Handlebars {
  const strict = Handlebars.create();
  for (const name of ['each', 'with']) {
    const helper = strict.helpers[name];
    if (helper === undefined) continue;
    strict.registerHelper(name, function (this: unknown, value: unknown, options: BlockOptions) {
      if (value !== undefined) return helper.call(this, value, options);
      const otherwise = options.inverse(this);
      if (otherwise !== '') return otherwise;
      const node = { type: 'BlockStatement', loc: options.loc };
      throw new Handlebars.Exception(`"the value of {{#${name}}}" not defined in this place`, node);
    });
  }
  return strict;
}
