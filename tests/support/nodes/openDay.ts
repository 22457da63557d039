import type { Backend } from '#mocks/backend.ts';

let highest = 0;

/** A block below all that the tests have read. */
const nextHeight = () => {
  highest += 1;
  return highest % 900;
};

/** An open day of reconciliation of Bitcoin without a difference, and its id. */
export async function openDay(
  { db }: Pick<Backend, 'db'>,
  { height = nextHeight(), unexplained = 0n } = {},
) {
  const id = crypto.randomUUID();
  const sums = { opening: '5', received: '0', paid: '0', fees: '0', expected: '5' };
  await db
    .insertInto('reconciliations')
    .values({
      ...{ id, coin: 'BTC', day: '2026-03-02', height, block_hash: 'a', ...sums },
      ...{ on_chain: String(5n + unexplained), unexplained: String(unexplained) },
      ...{ rate_usd: '65000', owed_cents: 100n },
    })
    .execute();
  return id;
}
