import { chainGrants } from './grants/chainGrants.ts';
import type { Grant } from './grants/grant.ts';
import { moneyGrants } from './grants/moneyGrants.ts';
import { payoutGrants } from './grants/payoutGrants.ts';
import { peopleGrants } from './grants/peopleGrants.ts';
import { recordGrants } from './grants/recordGrants.ts';
import type { Tables } from './tables.ts';

/**
 * Rights of the serving role: the columns that a statement of the program names. Triggers of the
 * owner write the rest, such as balances, ids of the ledger and hashes of the audit log.
 */
export const grants: Readonly<Record<keyof Tables, Grant>> = {
  ...peopleGrants,
  ...moneyGrants,
  ...recordGrants,
  ...chainGrants,
  ...payoutGrants,
  daily_figures: {
    insert: `day in_cents out_cents deposits withdrawals confirmed declined wait_p50_s wait_p95_s
      owed_cents`,
  },
  daily_reasons: { insert: 'day reason declined' },
  daily_wallets: { insert: 'wallet_id day deposits received_cents' },
  fetch_leases: { insert: 'name claimed_at', update: 'claimed_at' },
  files: {
    insert: 'id user_id purpose type size sha256 bytes created_at',
    update: 'bytes bytes_removed_at',
  },
  liability_looks: { insert: 'snapshot user_id' },
  liability_nodes: {},
  liability_parts: {},
  liability_snapshots: {},
  quotes: {
    insert: `id user_id coin amount_cents coin_units rate_usd sources as_of example wallet_id
      address created_at expires_at`,
    update: 'sent_at discarded_at',
  },
  rate_days: { insert: 'asset day usd source', update: 'usd source' },
  rate_levels: { insert: 'asset usd at step_usd step_at', update: 'asset usd at step_usd step_at' },
  rate_replies: { insert: 'at source raw refused' },
  rates: { insert: 'asset source usd at', update: 'usd at' },
  wallets: {
    insert: `id coin address qr_file_id own_coin added_by created_at kind script account_key
      fingerprint key_path`,
    update: 'retired_at retired_by status',
  },
};
