import type { Backend } from '#mocks/backend.ts';

/** Leaves a step of the Bitcoin price waiting, from 65,000 to 72,800 dollars. */
export async function waitingStep({ db, clock }: Pick<Backend, 'db' | 'clock'>): Promise<void> {
  const at = clock.now();
  const step = { usd: '65000', at, step_usd: '72800', step_at: at };
  await db
    .insertInto('rate_levels')
    .values({ asset: 'BTC', ...step })
    .onConflict((conflict) => conflict.column('asset').doUpdateSet(step))
    .execute();
}
