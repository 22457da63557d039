import type { SampleLedger } from './sampleLedger.ts';

export interface Check {
  name: string;
  /** Returns an error message, or undefined if the engine keeps the rule. */
  verify(ledger: SampleLedger): Promise<string | undefined>;
}

export async function errorCode(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  }
}
