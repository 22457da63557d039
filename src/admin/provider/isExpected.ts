import type { EventKind } from '#contract/events.ts';
import type { News } from '#src/shared/events/readStream.ts';

// The stream delivers within a second; later it is the event of a colleague.
const expectedMs = 3_000;

const expected = new Map<string, number>();
const judged = new WeakMap<News, boolean>();
const keyOf = (kind: EventKind, id: string) => `${kind} ${id}`;

/** Announces an event that this tab causes and whose result it has from the reply. */
export function expectEvent(kind: EventKind, id: string): void {
  expected.set(keyOf(kind, id), Date.now() + expectedMs);
}

/** The server refused what would have caused the event: the next one is of a colleague. */
export function forgetEvent(kind: EventKind, id: string): void {
  expected.delete(keyOf(kind, id));
}

/** Whether this tab caused an event, so that it has nothing to read again. */
export function isExpected(news: News): boolean {
  const before = judged.get(news);
  if (before !== undefined) return before;
  const key = news.kind === 'reset' ? '' : keyOf(news.kind, news._id);
  const isOwn = (expected.get(key) ?? 0) > Date.now();
  expected.delete(key);
  judged.set(news, isOwn);
  return isOwn;
}
