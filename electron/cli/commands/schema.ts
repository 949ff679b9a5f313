import type { Command } from 'commander';
import { z } from 'zod';
import { SCENARIO_SCHEMA, STATE_SCHEMA } from '../../../shared/lattice/schemas.ts';
import { runRecordSchema } from '../../../shared/records/record.ts';
import { type Context, EXIT, printJson } from '../context.ts';

export function addSchema(program: Command, context: Context, done: (code: number) => void): void {
  program
    .command('schema')
    .summary('print the JSON Schema of a file format')
    .description('Prints a JSON Schema, draft 2020-12.')
    .argument('<format>', 'scenario, state or record')
    .action(async (format: string, _options: unknown, command: Command) => {
      const schema = schemaOf(format);
      if (schema === undefined)
        command.error(`error: no schema is called '${format}'; there are scenario, state, record`);
      await printJson(context, schema);
      done(EXIT.passed);
    });
}

function schemaOf(format: string): unknown {
  switch (format) {
    case 'scenario':
      return SCENARIO_SCHEMA;
    case 'state':
      return STATE_SCHEMA;
    case 'record':
      return z.toJSONSchema(runRecordSchema, { io: 'input' });
    default:
      return undefined;
  }
}
