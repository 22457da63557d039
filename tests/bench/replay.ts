import { randomTxid } from '#tests/support/people.ts';
import type { Statement } from './bare.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const txid = /^[0-9a-f]{64}$/;

const textOf = (value: unknown): string =>
  value instanceof Uint8Array ? Buffer.from(value).toString('hex') : String(value);

/**
 * Makes the statements of a call repeatable, from two recordings about two items. Values that are the
 * same in both stay, the item's id becomes the next item's, and every other id, transaction id or
 * token gets a new random value. Errors: recordings that differ in more than values.
 */
export function replayOf(
  first: readonly Statement[],
  second: readonly Statement[],
  item: string | undefined,
): (next: string | undefined) => Statement[] {
  if (first.map(({ text }) => text).join() !== second.map(({ text }) => text).join()) {
    throw new Error('A call does not send the same statements twice.');
  }
  return (next) => {
    const replacements = new Map<string, unknown>();
    const replacementOf = (value: unknown): unknown => {
      const replacement = replacements.get(textOf(value));
      if (replacement !== undefined) return replacement;
      const fresh = randomLike(value);
      replacements.set(textOf(value), fresh);
      return fresh;
    };
    return first.map(({ text, values }, at) => ({
      text,
      values: values.map((value, position) => {
        if (item !== undefined && value === item) return next;
        if (textOf(value) === textOf(second[at]?.values[position])) return value;
        const isRandom =
          value instanceof Uint8Array || [uuid, txid].some((kind) => kind.test(textOf(value)));
        return isRandom ? replacementOf(value) : value;
      }),
    }));
  };
}

function randomLike(value: unknown): unknown {
  if (value instanceof Uint8Array) return crypto.getRandomValues(new Uint8Array(value.length));
  return txid.test(String(value)) ? randomTxid() : crypto.randomUUID();
}
