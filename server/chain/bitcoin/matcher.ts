import { bytesToHex } from '@noble/hashes/utils.js';
import type { BitcoinTransaction } from '#contract/proof/transaction.ts';
import type { FoundPayment, Place } from '#server/chain/found.ts';
import type { OpenPayment } from '#server/chain/round.ts';

export interface OwnOutput {
  addressId: string;
  units: bigint;
}

/** Ids of addresses of our own, and their coin as `txid:n`. */
export interface OwnCoin {
  addresses: ReadonlySet<string>;
  outputs: Map<string, OwnOutput>;
}

/** A transaction that spends coin of our own. */
export interface Spending {
  transaction: BitcoinTransaction;
  block: Place | null;
  coin: readonly OwnOutput[];
  spent: readonly string[];
}

/** With the time of the block. */
interface MinedPlace extends Place {
  at: Date;
}

interface Watched {
  /** The id of an address by its script in hex. */
  addressOf: ReadonlyMap<string, string>;
  open: readonly OpenPayment[];
  own: OwnCoin;
}

/** Compares transactions with what is watched. */
export class Matcher {
  readonly payments: FoundPayment[] = [];
  readonly spendings: Spending[] = [];
  /** The transaction that spends an output of an open payment's, by payment. */
  readonly replaced = new Map<string, string>();
  readonly #addressOf: ReadonlyMap<string, string>;
  readonly #own: OwnCoin;
  readonly #spenders = new Map<string, OpenPayment>();

  constructor({ addressOf, open, own }: Watched) {
    this.#addressOf = addressOf;
    this.#own = own;
    for (const payment of open) {
      for (const output of payment.spends) this.#spenders.set(output, payment);
    }
  }

  /** In any order: coin that one of them pays can be spent by another. */
  addAll(transactions: readonly BitcoinTransaction[], block: MinedPlace | null): void {
    for (const transaction of transactions) this.#addPayments(transaction, block);
    for (const transaction of transactions) this.#addSpending(transaction, block);
  }

  #addPayments(transaction: BitcoinTransaction, block: MinedPlace | null): void {
    const { txid, spends, outputs } = transaction;
    if (this.#spenders.size > 0) {
      for (const output of spends) {
        const payment = this.#spenders.get(output);
        if (payment && payment.txid !== txid) this.replaced.set(payment.id, txid);
      }
    }
    // Once: a stranger can pay an address of ours a thousand times in one transaction.
    let rawTx: string | undefined;
    outputs.forEach(({ units, script }, n) => {
      const addressId = this.#addressOf.get(bytesToHex(script));
      if (addressId === undefined || units === 0n) return;
      rawTx ??= block ? bytesToHex(transaction.stripped()) : '';
      const proof = block && { rawTx, merkleBlock: '' };
      const minedAt = block?.at ?? null;
      this.payments.push({ addressId, txid, n, units, block, minedAt, spends, proof });
      const { addresses, outputs: own } = this.#own;
      if (addresses.has(addressId)) own.set(`${txid}:${n}`, { addressId, units });
    });
  }

  #addSpending(transaction: BitcoinTransaction, block: Place | null): void {
    const { outputs } = this.#own;
    if (outputs.size === 0) return;
    const spent = transaction.spends.filter((output) => outputs.has(output));
    if (spent.length === 0) return;
    const coin = spent.flatMap((output) => outputs.get(output) ?? []);
    this.spendings.push({ transaction, block, coin, spent });
  }
}
