import { Fault } from '../base/fault.ts';

const BLOB = '$bytes';

/**
 * A message as bytes, for channels that carry nothing else: `length u32` of a JSON text, the text, then the byte arrays of
 * the message one after the other, each named in the text by place and length. Frames so never become JSON.
 */
export function packMessage(message: unknown): Uint8Array {
  const blobs: Uint8Array[] = [];
  let offset = 0;
  const text = JSON.stringify(message, (_key, value: unknown) => {
    if (!(value instanceof Uint8Array)) return value;
    blobs.push(value);
    const named = { [BLOB]: [offset, value.length] };
    offset += value.length;
    return named;
  });
  const json = new TextEncoder().encode(text);
  const packed = new Uint8Array(4 + json.length + offset);
  new DataView(packed.buffer).setUint32(0, json.length, true);
  packed.set(json, 4);
  let at = 4 + json.length;
  for (const blob of blobs) {
    packed.set(blob, at);
    at += blob.length;
  }
  return packed;
}

/** Reverses `packMessage`; byte arrays are views. Throws a `Fault` (`message-invalid`) for anything else. */
export function unpackMessage(packed: Uint8Array): unknown {
  if (packed.length < 4) throw invalid('it is shorter than its header');
  const length = new DataView(packed.buffer, packed.byteOffset).getUint32(0, true);
  if (length > packed.length - 4) throw invalid('its text is longer than the message');
  const blobs = packed.subarray(4 + length);
  try {
    return JSON.parse(
      new TextDecoder('utf-8', { fatal: true }).decode(packed.subarray(4, 4 + length)),
      (key, value) => {
        // A name that an object takes over from its prototype must not come from outside.
        if (key === '__proto__') throw invalid('it holds a forbidden key');
        return isBlob(value) ? blobAt(blobs, value[BLOB]) : value;
      },
    );
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw invalid('its text is not JSON');
  }
}

function isBlob(value: unknown): value is { [BLOB]: readonly unknown[] } {
  return typeof value === 'object' && value !== null && BLOB in value && Array.isArray(value[BLOB]);
}

function blobAt(blobs: Uint8Array, [offset, length]: readonly unknown[]): Uint8Array {
  const whole = Number.isInteger(offset) && Number.isInteger(length);
  const from = offset as number;
  const to = from + (length as number);
  if (!whole || from < 0 || to < from || to > blobs.length)
    throw invalid('it names bytes that it does not hold');
  return blobs.subarray(from, to);
}

function invalid(why: string): Fault {
  return new Fault('message-invalid', `a message that cannot be read: ${why}`);
}
