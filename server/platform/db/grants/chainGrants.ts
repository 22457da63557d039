import type { AlarmTables } from '#server/platform/db/tables/alarms.ts';
import type { ChainTables } from '#server/platform/db/tables/chain.ts';
import type { PaymentTables } from '#server/platform/db/tables/payments.ts';
import type { ReconciliationTables } from '#server/platform/db/tables/reconciliations.ts';
import type { Grant } from './grant.ts';

/** Rights of the serving role on chains, their payments and alarms. */
export const chainGrants: Readonly<
  Record<
    keyof ChainTables | keyof PaymentTables | keyof AlarmTables | keyof ReconciliationTables,
    Grant
  >
> = {
  alarms: { insert: 'id kind coin txid facts', update: 'status' },
  chain_balances: { insert: 'address_id units height', update: 'units height' },
  chain_blocks: {
    insert: 'coin height hash previous header at',
    update: 'hash previous header at',
    delete: true,
  },
  chain_payments: {
    insert: `id coin address_id txid n units seen_at rate_usd mined_at mined_rate_usd block_hash height state via
      sources spends replaced_by spv spent_txid spent_height`,
    update: `mined_at mined_rate_usd block_hash height state sources spends replaced_by spv spent_txid
      spent_height`,
  },
  chain_reports: { insert: 'deposit_id state confirmations', update: 'state confirmations' },
  chain_spends: {
    insert: `id coin address_id txid units fee_units outputs seen_at rate_usd block_hash height state
      sources is_earlier`,
    update: 'block_hash height state sources',
  },
  chain_state: {
    insert: `coin network height hash finalized_height read_at problem second_height
      incomplete_until fee_rate tip_rate`,
    update: `network height hash finalized_height read_at problem second_height
      incomplete_until second_read_at second_problem differs_since fee_rate tip_rate`,
    delete: true,
  },
  payment_links: { insert: 'payment_id deposit_id linked_by' },
  receiving_addresses: {
    insert: 'id wallet_id coin branch index address script user_id',
    update: 'script first_seen_at',
  },
  reconciliation_items: { insert: 'reconciliation_id kind ref units' },
  reconciliation_requests: { insert: 'coin', delete: true },
  reconciliations: {
    insert: `id coin day height block_hash opening received paid fees expected on_chain unexplained
      rate_usd owed_cents`,
    update: 'state closed_by closed_at note',
  },
  withdrawal_checks: {
    insert: 'withdrawal_id coin txid state units block_hash height found_at',
    update: 'state units block_hash height looked_height looked_at found_at',
  },
};
