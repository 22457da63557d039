import type { SampleLedger } from './sampleLedger.ts';

export interface Check<Tried = SampleLedger> {
  name: string;
  /** Returns an error message, or undefined if the engine keeps the rule. */
  verify(tried: Tried): Promise<string | undefined>;
}

export async function errorCode(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  }
}
