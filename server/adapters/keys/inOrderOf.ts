import { bytesToHex } from '@noble/hashes/utils.js';
import { RawTx, Transaction } from '@scure/btc-signer';
import type { OwnCoin, PaidOutput, SpentCoin } from '#server/platform/payoutTransactions.ts';

interface Parts {
  inputs: readonly OwnCoin[];
  outputs: readonly PaidOutput[];
}

/**
 * Coin and outputs in the order of a PSBT, with the transactions that it contains. Errors: an Error for any other
 * file, and for one with other coin or outputs.
 */
export function inOrderOf(
  psbt: Uint8Array,
  { inputs, outputs }: Parts,
): { inputs: SpentCoin[]; outputs: PaidOutput[] } {
  const file = Transaction.fromPSBT(psbt);
  const { inputs: spent, outputs: paid } = RawTx.decode(file.unsignedTx);
  const takeCoin = takerOf(inputs);
  const takeOutput = takerOf(outputs);
  if (spent.length !== inputs.length || paid.length !== outputs.length) {
    throw new Error('The file has more or fewer parts.');
  }
  return {
    inputs: spent.map(({ txid, index }, at) => {
      const { nonWitnessUtxo } = file.getInput(at);
      if (!nonWitnessUtxo) throw new Error('The file lacks a transaction.');
      const id = bytesToHex(txid);
      const coin = takeCoin((each) => each.txid === id && each.n === index);
      return { ...coin, rawTx: RawTx.encode(nonWitnessUtxo) };
    }),
    outputs: paid.map(({ script, amount }) => {
      const text = bytesToHex(script);
      return takeOutput((each) => each.units === amount && bytesToHex(each.script) === text);
    }),
  };
}

/** Takes each part once. */
function takerOf<Part>(parts: readonly Part[]): (isWanted: (part: Part) => boolean) => Part {
  const left = [...parts];
  return (isWanted) => {
    const at = left.findIndex(isWanted);
    const [part] = at < 0 ? [] : left.splice(at, 1);
    if (part === undefined) throw new Error('The file has another part.');
    return part;
  };
}
