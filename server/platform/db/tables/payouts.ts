import type { ColumnType } from 'kysely';
import type { PayoutState } from '#contract/payoutRecord.ts';
import type { Evidence } from './evidence.ts';

type Immutable<T> = ColumnType<T, T, never>;
type Later<T> = ColumnType<T | null, never, T | null>;
type OfDatabase<T> = ColumnType<T, never, never>;

export interface PayoutTables {
  payouts: {
    id: Immutable<string>;
    coin: Immutable<'BTC'>;
    kind: Immutable<'withdrawals'>;
    wallet_id: Immutable<string>;
    state: ColumnType<PayoutState, never, PayoutState>;
    psbt: Immutable<Uint8Array>;
    unsigned_id: Immutable<string>;
    fee_units: Immutable<string>;
    fee_rate: Immutable<string>;
    change_units: Immutable<string>;
    change_address_id: Immutable<string | null>;
    rate_usd: Immutable<string>;
    rate_as_of: Immutable<Date>;
    made_by: Immutable<string>;
    made_at: OfDatabase<Date>;
    expires_at: OfDatabase<Date>;
    evidence: ColumnType<Evidence | null, string | null, never>;
    signed_tx: Later<Uint8Array>;
    is_accepted: ColumnType<boolean, never, boolean>;
    send_asked_at: Later<Date>;
    /** When a node was given it, which has not refused it since. */
    given_at: Later<Date>;
    problem: Later<string>;
    sent_at: Later<Date>;
    ended_at: Later<Date>;
    ended_by: Later<string>;
    reason: Later<string>;
    replaces: Immutable<string | null>;
    family_id: OfDatabase<string>;
  };
  payout_items: {
    payout_id: Immutable<string>;
    withdrawal_id: Immutable<string>;
    units: Immutable<string>;
    address: OfDatabase<string>;
    is_open: OfDatabase<boolean>;
  };
  payout_inputs: {
    payout_id: Immutable<string>;
    payment_id: Immutable<string>;
    units: OfDatabase<string>;
    is_open: OfDatabase<boolean>;
  };
}
