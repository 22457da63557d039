import type { PayoutTables } from '#server/platform/db/tables/payouts.ts';
import type { Grant } from './grant.ts';

/** Rights of the serving role on payouts; their amounts and parts are written by triggers. */
export const payoutGrants: Readonly<Record<keyof PayoutTables, Grant>> = {
  payout_inputs: { insert: 'payout_id payment_id' },
  payout_items: { insert: 'payout_id withdrawal_id units' },
  payouts: {
    insert: `id coin kind wallet_id psbt unsigned_id fee_units fee_rate change_units
      change_address_id rate_usd rate_as_of made_by evidence replaces`,
    update:
      'state signed_tx is_accepted send_asked_at given_at problem sent_at ended_at ended_by reason',
  },
};
