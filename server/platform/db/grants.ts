import type { Grant } from './grant.ts';
import { payoutGrants } from './payoutGrants.ts';
import type { Tables } from './tables.ts';

/**
 * Rights of the serving role: the columns that a statement of the program names. Triggers of the
 * owner write the rest, such as balances, ids of the ledger and hashes of the audit log.
 */
export const grants: Readonly<Record<keyof Tables, Grant>> = {
  accounts: {},
  adjustment_proposals: {
    insert: 'id user_id direction amount_cents reason proposed_by',
    update: 'withdrawn_at',
  },
  adjustments: { insert: 'id user_id direction amount_cents reason made_by at' },
  alarms: { insert: 'id kind coin txid facts', update: 'status' },
  approval_rules: {
    insert: 'id kind from_cents approvals wait_s separate_payer removed proposed_by',
    update: 'status',
  },
  approvals: { insert: 'id subject_kind subject_id content cents by_user note evidence' },
  audit_log: { insert: 'id at actor_id action target_kind target_id details' },
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
  challenges: {
    insert: 'id user_id purpose nonce text_hash ticket_hash expires_at',
    update: 'tries used_at',
    delete: true,
  },
  daily_figures: {
    insert: `day in_cents out_cents deposits withdrawals confirmed declined wait_p50_s wait_p95_s
      owed_cents`,
  },
  daily_reasons: { insert: 'day reason declined' },
  daily_wallets: { insert: 'wallet_id day deposits received_cents' },
  deposit_notes: { insert: 'id deposit_id user_id text at' },
  deposits: {
    insert: `id user_id coin amount_cents quote_id wallet_id address txid receipt_id late
      deposit_date arrival_flags rate_at_arrival rate_at_arrival_sources rate_at_arrival_as_of`,
    update: `status amount_received_cents checked_txid checked_output decided_by decided_at note
      reason assigned_to txid receipt_id`,
  },
  devices: {
    insert: 'id token_hash user_id created_at last_used_at',
    update: 'last_used_at',
    delete: true,
  },
  duties: {},
  duty_changes: { insert: 'id user_id duty gives made_by', update: 'status' },
  email_changes: { insert: 'user_id email asked_at', delete: true },
  events: { insert: 'at audience user_id kind subject_kind subject_id', delete: true },
  fetch_leases: { insert: 'name claimed_at', update: 'claimed_at' },
  files: {
    insert: 'id user_id purpose type size sha256 bytes created_at',
    update: 'bytes bytes_removed_at',
  },
  former_holders: {},
  idempotency_keys: { insert: 'user_id key body_hash reply at', update: 'reply' },
  issued_statements: { insert: 'id user_id month file_id sha256 signature issued_at' },
  known_origins: { insert: 'user_id kind digest first_seen_at', delete: true },
  last_seen: { update: 'at' },
  ledger_entries: {
    insert: 'at debit_account_id credit_account_id amount_cents source source_id leg',
  },
  ledger_invariants: {},
  liability_looks: { insert: 'snapshot user_id' },
  liability_nodes: {},
  liability_parts: {},
  liability_snapshots: {},
  log_heads: { insert: 'origin size root note made_at', update: 'note' },
  log_keys: { insert: 'origin public_key registered_at' },
  log_nodes: {},
  log_queue: {},
  // To lock a row needs the right to update one of its columns.
  mail_requests: { insert: 'id kind email created_at', update: 'created_at', delete: true },
  mail_tokens: {
    insert: 'token_hash user_id purpose email expires_at mail_id',
    update: 'used_at',
    delete: true,
  },
  messages: {
    insert: 'id deposit_id withdrawal_id user_id author_id by_staff text created_at',
    update: 'read_at',
  },
  objections: { insert: 'id subject_kind subject_id by_user reason', update: 'lifted_at' },
  outbox: {
    insert: `id recipient subject body html created_at due_at priority link_purpose link_user_id
      link_ms`,
    update: 'due_at attempts sent_at body last_error given_up_at',
    delete: true,
  },
  passkeys: {
    insert: `id credential_id user_id public_key counter transports relying_party backed_up
      name`,
    update: 'counter backed_up last_used_at removed_at',
  },
  payout_addresses: { insert: 'id user_id coin address label evidence', update: 'removed_at' },
  ...payoutGrants,
  payment_links: { insert: 'payment_id deposit_id linked_by' },
  quotes: {
    insert: `id user_id coin amount_cents coin_units rate_usd sources as_of example wallet_id
      address created_at expires_at`,
    update: 'sent_at discarded_at',
  },
  rate_days: { insert: 'asset day usd source', update: 'usd source' },
  rate_levels: { insert: 'asset usd at step_usd step_at', update: 'asset usd at step_usd step_at' },
  rate_limits: { insert: 'key window_start used', update: 'window_start used', delete: true },
  rate_replies: { insert: 'at source raw refused' },
  rates: { insert: 'asset source usd at', update: 'usd at' },
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
  recovery_codes: { insert: 'user_id hash seal_key', update: 'used_at', delete: true },
  resets: { insert: 'id user_id made_by reason', update: 'status' },
  reversals: {
    insert: 'id source source_id kind user_id direction amount_cents reason made_by',
    update: 'status made_at',
  },
  reviews: { insert: 'target_id user_id until', update: 'user_id until', delete: true },
  schema_migrations: {},
  search_terms: {},
  sessions: {
    insert: `id token_hash user_id created_at last_seen_at expires_at reauthenticated_at
      reauthenticated_by device`,
    update: 'last_seen_at reauthenticated_at reauthenticated_by',
    delete: true,
  },
  settings: {
    update: `min_deposit_usd max_deposit_usd min_withdrawal_usd daily_withdrawal_usd review_hours
      pay_hours minimum_age address_wait_hours confirm_small confirm_medium confirm_large medium_from_usd
      large_from_usd payment_tolerance_bps late_rate alarm_pauses publish_reserves fee_floor fee_ceiling deposits_paused withdrawals_paused pause_reason
      deposit_reasons withdrawal_reasons`,
  },
  sign_ins: { insert: 'id user_id at device outcome', delete: true },
  totp: {
    insert: 'user_id secret_sealed seal_key',
    update: 'secret_sealed seal_key last_step confirmed_at',
    delete: true,
  },
  transactions: {},
  users: {
    insert: 'id user_name full_name email password_hash role terms_version created_at',
    update: `user_name full_name email password_hash role status phone_number date_of_birth address
      postal_code country email_verified_at verified_at withdrawals_wait_until
      withdrawals_blocked_at address_book_on`,
  },
  verifications: { insert: 'id user_id decided_by verified note at' },
  wait_notices: { insert: 'subject_id' },
  wallets: {
    insert: `id coin address qr_file_id own_coin added_by created_at kind script account_key
      fingerprint key_path`,
    update: 'retired_at retired_by status',
  },
  withdrawal_checks: {
    insert: 'withdrawal_id coin txid state units block_hash height found_at',
    update: 'state units block_hash height looked_height looked_at found_at',
  },
  withdrawals: {
    insert: 'id user_id coin amount_cents address created_at evidence',
    update: `status decided_by decided_at reason paying_by paying_at objected_by objected_at paid_by
      paid_at txid coin_units payment_note payment_evidence compared_rate_usd compared_rate_as_of`,
  },
};
