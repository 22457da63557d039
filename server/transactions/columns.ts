import type { Selectable } from 'kysely';
import { formatDollars } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import type { Columns } from '#server/platform/http/downloads/stream.ts';

/** Dollars; times in UTC. */
export const transactionColumns: Columns<Selectable<Tables['transactions']>> = {
  reference: (row) => reference(row.id),
  id: (row) => row.id,
  date: (row) => row.at,
  kind: (row) => row.kind,
  mode: (row) => row.mode,
  amount: (row) => formatDollars(row.amount_cents),
  status: (row) => row.status,
  balance: (row) =>
    row.balance_after_cents === null ? null : formatDollars(row.balance_after_cents),
  reason: (row) => row.reason,
};
