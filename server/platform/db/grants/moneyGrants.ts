import type { ApprovalTables } from '#server/platform/db/tables/approvals.ts';
import type { DepositTables } from '#server/platform/db/tables/deposits.ts';
import type { MoneyTables } from '#server/platform/db/tables/money.ts';
import type { WithdrawalTables } from '#server/platform/db/tables/withdrawals.ts';
import type { Grant } from './grant.ts';

/** Rights of the serving role on the ledger, and on the decisions that move money. */
export const moneyGrants: Readonly<
  Record<
    keyof MoneyTables | keyof DepositTables | keyof WithdrawalTables | keyof ApprovalTables,
    Grant
  >
> = {
  accounts: {},
  adjustment_proposals: {
    insert: 'id user_id direction amount_cents reason proposed_by',
    update: 'withdrawn_at',
  },
  adjustments: { insert: 'id user_id direction amount_cents reason made_by at' },
  approval_rules: {
    insert: 'id kind from_cents approvals wait_s separate_payer removed proposed_by',
    update: 'status',
  },
  approvals: { insert: 'id subject_kind subject_id content cents by_user note evidence' },
  deposit_notes: { insert: 'id deposit_id user_id text at' },
  deposits: {
    insert: `id user_id coin amount_cents quote_id wallet_id address txid receipt_id late
      deposit_date arrival_flags rate_at_arrival rate_at_arrival_sources rate_at_arrival_as_of`,
    update: `status amount_received_cents checked_txid checked_output decided_by decided_at note
      reason assigned_to txid receipt_id`,
  },
  ledger_entries: {
    insert: 'at debit_account_id credit_account_id amount_cents source source_id leg',
  },
  ledger_invariants: {},
  messages: {
    insert: 'id deposit_id withdrawal_id user_id author_id by_staff text created_at',
    update: 'read_at',
  },
  objections: { insert: 'id subject_kind subject_id by_user reason', update: 'lifted_at' },
  payout_addresses: { insert: 'id user_id coin address label evidence', update: 'removed_at' },
  reversals: {
    insert: 'id source source_id kind user_id direction amount_cents reason made_by',
    update: 'status made_at',
  },
  transactions: {},
  wait_notices: { insert: 'subject_id' },
  withdrawals: {
    insert: 'id user_id coin amount_cents address created_at evidence',
    update: `status decided_by decided_at reason paying_by paying_at objected_by objected_at paid_by
      paid_at txid coin_units payment_note payment_evidence compared_rate_usd compared_rate_as_of`,
  },
};
