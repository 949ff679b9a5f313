import { Fault } from '../fault.ts';

/**
 * Why bytes are not the JSON that was wanted: `json-syntax` (not JSON), `json-type` (another kind of value),
 * `json-range` (a number outside its range), `json-key` (a key is missing or repeated), `json-limit` (deeper or longer
 * than is read). `offset` counts bytes from the start of the text; `path` is the JSON path of the value.
 */
export class JsonFault extends Fault {
  readonly offset: number;
  readonly path: string;

  constructor(code: string, message: string, offset: number, path: string, found?: string) {
    super(code, `${message} at byte ${offset} (${path})`, { offset, path, found });
    this.name = 'JsonFault';
    this.offset = offset;
    this.path = path;
  }
}
