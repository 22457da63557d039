import { bytesToHex } from '@noble/hashes/utils.js';
import { quoteDecimals } from '#contract/coin.ts';
import { coinUnits, formatUnits, unitDecimals } from '#contract/coinAmount.ts';
import { payouts } from '#contract/payouts.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError, fieldError } from '#server/platform/errors/apiError.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Rate } from '#server/prices/rates.ts';
import { readEvidence } from '#server/secondFactor/evidence.ts';
import { payoutRate } from '#server/withdrawals/payout.ts';
import type { WithdrawalRow } from '#server/withdrawals/settle.ts';
import { changeAddress } from './changeAddress.ts';
import { readFeeRate } from './feeRate.ts';
import { bindToMaker, lockWithdrawals } from './lockWithdrawals.ts';
import { payoutMessages } from './messages.ts';
import { readDetail } from './read.ts';
import { type KeyCoin, type KeyWallet, lockKeys, readCoins, readForced } from './readCoins.ts';
import { type Selection, selectCoins } from './selectCoins.ts';

/**
 * POST /payouts. Errors: 403, 404, 409 not payable, an earlier payout or a node that was not read; 422 too
 * little coin, fee or addresses; 503 paused, or no rate.
 */
export const makePayout: Route = serve(
  payouts.make,
  async ({ body, user, signer, ports, at, commitOnce }) =>
    commitOnce(async (trx) => {
      const withdrawals = await lockWithdrawals(trx, body.withdrawals.split(','), signer);
      const rate = await payoutRate({ ...ports, db: trx }, 'BTC', at);
      if (!rate) throw new ApiError('unavailable', payoutMessages.noRate);
      const feeRate = await readFeeRate(trx, body.feeRate);
      const items = itemsOf(withdrawals, { rate, ports });
      const chosen = await chooseCoins(trx, { items, feeRate });
      const built = await build(trx, ports, { ...chosen, items });
      const started = await bindToMaker(trx, withdrawals, { makerId: user.userId, at });
      const id = crypto.randomUUID();
      await trx
        .insertInto('payouts')
        .values({
          ...{ id, coin: body.coin, kind: body.kind ?? 'withdrawals', wallet_id: chosen.wallet.id },
          ...{ psbt: built.psbt, unsigned_id: built.unsignedId },
          fee_units: String(chosen.feeUnits),
          fee_rate: formatUnits(feeRate, { decimals: 3 }),
          change_units: String(chosen.changeUnits),
          change_address_id: built.changeId,
          ...{ rate_usd: rate.usd, rate_as_of: rate.at, made_by: user.userId },
          evidence: JSON.stringify(await readEvidence(trx, signer)),
        })
        .execute();
      const parts = { payout_id: id };
      await trx
        .insertInto('payout_items')
        .values(
          items.map((item) => ({ ...parts, withdrawal_id: item.id, units: String(item.units) })),
        )
        .execute();
      await trx
        .insertInto('payout_inputs')
        .values(chosen.coins.map((coin) => ({ ...parts, payment_id: coin.id })))
        .execute();
      const target = { kind: 'payout', id } as const;
      await recordEvent(trx, { kind: 'payout.changed', subject: target }, at);
      const entry = { at, actorId: user.userId };
      for (const withdrawal of started) {
        const subject = { kind: 'withdrawal', id: withdrawal.id } as const;
        await appendAudit(trx, { ...entry, action: 'withdrawal.start-payment', target: subject });
      }
      const details = { coin: 'BTC', txid: built.unsignedId, withdrawals: items.length };
      await appendAudit(trx, { ...entry, action: 'payout.make', target, details });
      const data = await readDetail(trx, { id, staffId: user.userId });
      return { message: payoutMessages.made, data };
    }),
);

interface Item {
  id: string;
  units: bigint;
  script: Uint8Array;
}

// The greatest of the amounts below which a node does not relay an output of any kind.
const leastUnits = 546n;

/** Errors: 422 an output that no node relays. */
function itemsOf(
  withdrawals: readonly WithdrawalRow[],
  { rate, ports }: { rate: Rate; ports: Ports },
): Item[] {
  const { payouts: transactions } = ports;
  if (!transactions) throw new ApiError('rule', payoutMessages.unavailable);
  return withdrawals.map(({ id, amount_cents: cents, address }) => {
    const places = quoteDecimals.BTC;
    const units = coinUnits({ cents, rateUsd: rate.usd, places, decimals: unitDecimals.BTC });
    if (units < leastUnits) throw fieldError('withdrawals', payoutMessages.dust);
    return { id, units, script: transactions.scriptOf(address) };
  });
}

interface Chosen extends Selection<KeyCoin> {
  wallet: KeyWallet;
}

/** Of the first key that has enough. Errors: 422 without a key or enough coin, or for a fee over a tenth. */
async function chooseCoins(
  trx: Trx,
  { items, feeRate }: { items: readonly Item[]; feeRate: bigint },
): Promise<Chosen> {
  const wallets = await lockKeys(trx);
  if (wallets.length === 0) throw new ApiError('rule', payoutMessages.noKey);
  const forced = await readForced(
    trx,
    items.map(({ id }) => id),
  );
  let missing: bigint | undefined;
  for (const wallet of wallets) {
    const coins = await readCoins(trx, wallet.id);
    const ids = new Set(coins.map(({ id }) => id));
    if (![...forced].every((id) => ids.has(id))) continue;
    const selection = selectCoins({ coins, forced, outputs: items, feeRate });
    if ('missing' in selection) {
      if (missing === undefined || selection.missing < missing) missing = selection.missing;
      continue;
    }
    const spent = selection.coins.reduce((total, { units }) => total + units, 0n);
    if (selection.feeUnits * 10n > spent) throw new ApiError('rule', payoutMessages.feeTooMuch);
    return { ...selection, wallet };
  }
  if (missing === undefined) throw new ApiError('conflict', payoutMessages.earlier);
  const text = formatUnits(missing, { decimals: unitDecimals.BTC });
  throw fieldError('withdrawals', payoutMessages.tooLittle(text));
}

/** Errors: 422 where keys are not available. */
async function build(
  trx: Trx,
  { keys, payouts: transactions }: Ports,
  { wallet, coins, items, changeUnits }: Chosen & { items: readonly Item[] },
) {
  if (!keys || !transactions) throw new ApiError('rule', payoutMessages.unavailable);
  const change = changeUnits > 0n ? await changeAddress(trx, wallet, keys) : null;
  const step = change && { branch: 1 as const, index: change.index };
  const outputs = [
    ...items,
    ...(change && step ? [{ script: change.script, units: changeUnits, step }] : []),
  ];
  const { account_key: key, key_path: path } = wallet;
  const fingerprint = bytesToHex(wallet.fingerprint);
  const built = transactions.build({ key, path, fingerprint }, { inputs: coins, outputs });
  return { ...built, changeId: change?.id ?? null };
}
