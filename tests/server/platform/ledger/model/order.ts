import { apply, type Book, type Verdict } from './referenceLedger.ts';
import type { Request } from './request.ts';

/** A request with what the server answered. */
export interface Observed {
  request: Request;
  verdict: Verdict;
}

/**
 * The book after requests that ran at the same time: there must be an order, one after another, in
 * which the model gives each the answer that it got. Undefined when there is none.
 */
export function bookAfter(book: Book, observed: readonly Observed[]): Book | undefined {
  if (observed.length === 0) return book;
  for (const [at, { request, verdict }] of observed.entries()) {
    const next = structuredClone(book);
    if (apply(next, request) !== verdict) continue;
    const after = bookAfter(next, observed.toSpliced(at, 1));
    if (after) return after;
  }
  return undefined;
}
