import type { Order } from '#server/platform/http/keyset.ts';

/** The orders of the list of deposits. */
export const depositOrder: Order<'depositDate' | 'amount'> = {
  sorts: {
    depositDate: { column: 'deposits.deposit_date', type: 'timestamptz' },
    amount: { column: 'deposits.amount_cents', type: 'bigint' },
  },
  defaultSort: ['depositDate', 'DESC'],
  id: { column: 'deposits.id', type: 'uuid' },
};

/**
 * PostgreSQL takes the index of all dates for a person who decided most deposits, and reads all
 * waiting ones first, which are the newest: only the index of deciders has this order.
 */
export const deciderOrder: typeof depositOrder = { ...depositOrder, first: 'deposits.decided_by' };
