import type { UserRecord } from '#src/admin/provider/records.ts';

/** What is held for withdrawals, in dollars: both are whole cents, so their difference is too. */
export const heldCents = ({ balance, available }: UserRecord): number =>
  Math.round((balance - available) * 100) / 100;
