import { bytesToHex } from '@noble/hashes/utils.js';
import { chain } from '#contract/chain.ts';
import type { Coin } from '#contract/coin.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { chainMessages } from './messages.ts';

const headersMax = 200;

/** GET /payments/{id}/proof, for staff and the investor of its deposit. Errors: 404. */
export const readPaymentProof: Route = serve(chain.proof, async ({ db, params, user }) => {
  const payment = await db
    .selectFrom('chain_payments')
    .innerJoin('receiving_addresses', 'receiving_addresses.id', 'address_id')
    .leftJoin('payment_links', 'payment_links.payment_id', 'chain_payments.id')
    .leftJoin('deposits', 'deposits.id', 'payment_links.deposit_id')
    .select(['chain_payments.coin', 'chain_payments.txid', 'n', 'units', 'height', 'spv'])
    .select(['receiving_addresses.address', 'script', 'deposits.user_id'])
    .where('chain_payments.id', '=', params.id)
    .executeTakeFirst();
  if (!payment || (user.role !== 'admin' && payment.user_id !== user.userId)) {
    throw new ApiError('not-found', platformMessages.notFound);
  }
  const { coin, txid, spv, height, script, address } = payment;
  if (!spv || txid === null || height === null || !script) {
    throw new ApiError('not-found', chainMessages.noProof);
  }
  const above = spv.headers ? [] : await readHeaders(db, coin, height);
  return {
    data: {
      ...{ txid, height, address, output: payment.n, units: payment.units },
      ...{ rawTx: spv.rawTx, merkleBlock: spv.merkleBlock, script: bytesToHex(script) },
      headers: spv.headers ?? above,
    },
  };
});

async function readHeaders(db: Db, coin: Coin, height: number): Promise<string[]> {
  const rows = await db
    .selectFrom('chain_blocks')
    .select('header')
    .where('coin', '=', coin)
    .where('height', '>', height)
    .orderBy('height')
    .limit(headersMax)
    .execute();
  return rows.flatMap(({ header }) => (header ? [bytesToHex(header)] : []));
}
