import { bytesToHex } from '@noble/hashes/utils.js';
import { HDKey } from '@scure/bip32';
import { Address, OutScript, RawTx, Transaction } from '@scure/btc-signer';
import type { Step } from '#server/platform/accountKeys.ts';
import type { PayoutTransactions, SigningAccount } from '#server/platform/payoutTransactions.ts';
import { bitcoinNetworks } from './bitcoinNetworks.ts';
import { hdVersions } from './hdVersions.ts';
import { inOrderOf } from './inOrderOf.ts';
import { idOf, witnessesOf } from './witnessesOf.ts';

const hardened = 0x8000_0000;
/** A higher fee may replace it. */
const replaceable = 0xffff_fffd;

/** SIGHASH_ALL, the last byte of a signature that covers all coin and all outputs. */
const wholeTransaction = 0x01;

type BitcoinNetwork = keyof typeof bitcoinNetworks;

/** PSBTs of native segwit accounts, whose transaction id signatures do not change. */
export function payoutTransactions({
  btcNetwork,
}: {
  btcNetwork: BitcoinNetwork;
}): PayoutTransactions {
  const network = bitcoinNetworks[btcNetwork];
  const versions = hdVersions(btcNetwork === 'main' ? 'main' : 'test');
  const build: PayoutTransactions['build'] = (account, { inputs, outputs }) => {
    const transaction = new Transaction({ version: 2 });
    const master = HDKey.fromExtendedKey(account.key, versions);
    for (const { txid, n, units, script, rawTx, step } of inputs) {
      transaction.addInput({
        ...{ txid, index: n, sequence: replaceable },
        witnessUtxo: { script, amount: units },
        nonWitnessUtxo: rawTx,
        bip32Derivation: [derivationOf(master, account, step)],
      });
    }
    for (const { script, units, step } of outputs) {
      const derivation = step && { bip32Derivation: [derivationOf(master, account, step)] };
      transaction.addOutput({ script, amount: units, ...derivation });
    }
    return { psbt: transaction.toPSBT(0), unsignedId: idOf(transaction.unsignedTx) };
  };
  return {
    scriptOf: (address) => OutScript.encode(Address(network).decode(address)),
    build,
    buildAgain: (psbt, account, parts) => build(account, inOrderOf(psbt, parts)),
    readSigned: (psbt, signed) => {
      const own = Transaction.fromPSBT(psbt);
      const unsigned = own.unsignedTx;
      const read = witnessesOf(signed);
      if ('fault' in read) return read;
      if (read.id !== idOf(unsigned)) return { fault: 'other' };
      const { witnesses } = read;
      if (!witnesses.every((witness, at) => isByOwnKey(own, at, witness))) {
        return { fault: 'unsigned' };
      }
      if (!witnesses.every(([signature]) => signature?.at(-1) === wholeTransaction)) {
        return { fault: 'partial' };
      }
      const parts = RawTx.decode(unsigned);
      return { transaction: RawTx.encode({ ...parts, segwitFlag: true, witnesses }) };
    },
  };
}

/** A signature, and the key that we named for this input. */
function isByOwnKey(own: Transaction, at: number, witness: readonly Uint8Array[]): boolean {
  const keys = own.getInput(at).bip32Derivation ?? [];
  const [key] = keys.length === 1 ? (keys[0] ?? []) : [];
  const [, signer] = witness;
  return witness.length === 2 && key !== undefined && signer !== undefined && isSame(key, signer);
}

const isSame = (a: Uint8Array, b: Uint8Array) => bytesToHex(a) === bytesToHex(b);

function derivationOf(account: HDKey, { path, fingerprint }: SigningAccount, step: Step) {
  const { publicKey } = account.deriveChild(step.branch).deriveChild(step.index);
  if (!publicKey) throw new Error('The key has no public key.');
  const above = path.split('/').map((part) => Number.parseInt(part, 10) + hardened);
  const place = {
    fingerprint: Number.parseInt(fingerprint, 16),
    path: [...above, step.branch, step.index],
  };
  return [publicKey, place] as [Uint8Array, typeof place];
}
