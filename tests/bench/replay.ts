import type { Statement } from './bare.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const textOf = (value: unknown): string =>
  value instanceof Uint8Array ? Buffer.from(value).toString('hex') : String(value);

/**
 * The statements of one call, to be made again: from two recordings of it, about two items. What is
 * the same in both stays, the item's id becomes the next item's, and every other id or token, which
 * the server had drawn, is drawn anew. Errors: recordings that differ in more than values.
 */
export function replayOf(
  one: readonly Statement[],
  other: readonly Statement[],
  item: string | undefined,
): (next: string | undefined) => Statement[] {
  if (one.map(({ text }) => text).join() !== other.map(({ text }) => text).join()) {
    throw new Error('A call does not send the same statements twice.');
  }
  return (next) => {
    const drawn = new Map<string, unknown>();
    const drawAgain = (value: unknown): unknown => {
      const known = drawn.get(textOf(value));
      if (known !== undefined) return known;
      const fresh = typeof value === 'string' ? crypto.randomUUID() : randomLike(value);
      drawn.set(textOf(value), fresh);
      return fresh;
    };
    return one.map(({ text, values }, at) => ({
      text,
      values: values.map((value, place) => {
        if (item !== undefined && value === item) return next;
        if (textOf(value) === textOf(other[at]?.values[place])) return value;
        const isDrawn = value instanceof Uint8Array || uuid.test(textOf(value));
        return isDrawn ? drawAgain(value) : value;
      }),
    }));
  };
}

const randomLike = (value: unknown) =>
  crypto.getRandomValues(new Uint8Array((value as Uint8Array).length));
