import { bytesToHex } from '@noble/hashes/utils.js';
import type { BitcoinTransaction } from '#contract/proof/transaction.ts';
import type { FoundPayment, OpenPayment, Place } from '#server/chain/round.ts';

/** Compares transactions with what is watched. */
export class Matcher {
  readonly payments: FoundPayment[] = [];
  /** The transaction that spends an output of an open payment's, by payment. */
  readonly replaced = new Map<string, string>();
  readonly #addressOf: ReadonlyMap<string, string>;
  readonly #spenders = new Map<string, OpenPayment>();

  /** `addressOf` has the id of an address by its script in hex. */
  constructor(addressOf: ReadonlyMap<string, string>, open: readonly OpenPayment[]) {
    this.#addressOf = addressOf;
    for (const payment of open) {
      for (const output of payment.spends) this.#spenders.set(output, payment);
    }
  }

  add(transaction: BitcoinTransaction, block: Place | null, minedAt: Date | null = null): void {
    const { txid, spends, outputs } = transaction;
    if (this.#spenders.size > 0) {
      for (const output of spends) {
        const payment = this.#spenders.get(output);
        if (payment && payment.txid !== txid) this.replaced.set(payment.id, txid);
      }
    }
    outputs.forEach(({ units, script }, n) => {
      const addressId = this.#addressOf.get(bytesToHex(script));
      if (addressId === undefined || units === 0n) return;
      const proof = block && { rawTx: bytesToHex(transaction.stripped()), merkleBlock: '' };
      this.payments.push({ addressId, txid, n, units, block, minedAt, spends, proof });
    });
  }
}
