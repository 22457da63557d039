import { apply, type Book, type Verdict } from './referenceLedger.ts';
import type { Request } from './request.ts';

/** A request with what the server answered. */
export interface Observed {
  request: Request;
  verdict: Verdict;
}

/**
 * The model after concurrent requests: some sequential order must give each request its observed
 * answer. Undefined if no order does.
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
