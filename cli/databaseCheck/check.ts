import type { Books } from './books.ts';

/** One rule that money rests on. */
export interface Check {
  name: string;
  /** Says what is wrong in a sentence, or nothing when the engine keeps the rule. */
  verify(books: Books): Promise<string | undefined>;
}

/** The code of PostgreSQL's refusal of this work; `undefined` when it was let through. */
export async function refusalCode(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  }
}
