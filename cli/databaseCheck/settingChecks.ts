import { sql } from 'kysely';
import type { Check } from './check.ts';
import type { SampleLedger } from './sampleLedger.ts';

const settings = {
  fsync: 'commits are not flushed to disk, and a power cut loses them',
  synchronous_commit: 'a commit answers before it is on disk',
  full_page_writes: 'a power cut can tear a page in two',
};

type Settled = Pick<SampleLedger, 'db'>;

/** Settings that decide whether a commit survives a power cut. */
export const settingChecks: readonly Check<Settled>[] = [
  ...Object.entries(settings).map(([name, meaning]) => ({
    name: `${name} is on`,
    verify: async ({ db }: Settled) => {
      const { rows } = await sql<{ value: string | null }>`
        SELECT current_setting(${name}, true) AS value`.execute(db);
      const value = rows[0]?.value ?? null;
      if (value === null) return `The engine does not know ${name}: ask its maker what it does.`;
      return value === 'off' ? `${name} is off: ${meaning}. Set it to on.` : undefined;
    },
  })),
  {
    name: 'transactions are READ COMMITTED by default',
    verify: async ({ db }) => {
      const { rows } = await sql<{ value: string }>`
        SELECT current_setting('transaction_isolation') AS value`.execute(db);
      const value = rows[0]?.value;
      if (value === 'read committed') return undefined;
      return `The default is "${value}": set default_transaction_isolation to read committed.`;
    },
  },
];
