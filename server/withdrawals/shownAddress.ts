import { type RawBuilder, sql } from 'kysely';

const maskedAddress = sql<string>`
  left(withdrawals.address, 8) || '…' || right(withdrawals.address, 8)`;

/** Two people who both see an address may both pay to it: only the page of its payer shows it. */
export const shownAddress = sql<string>`
  CASE WHEN withdrawals.status = 'approved' THEN ${maskedAddress} ELSE withdrawals.address END`;

/** In a payout, whose maker compares the addresses with the signing device. */
export const addressForPayer = (staffId: string): RawBuilder<string> => sql`
  CASE WHEN withdrawals.paying_by IS DISTINCT FROM ${staffId}::uuid THEN ${shownAddress}
    ELSE withdrawals.address END`;
