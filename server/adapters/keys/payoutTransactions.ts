import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { base64 } from '@scure/base';
import { HDKey } from '@scure/bip32';
import { Address, OutScript, RawTx, Transaction } from '@scure/btc-signer';
import type { Step } from '#server/platform/accountKeys.ts';
import type {
  PayoutTransactions,
  SignedFault,
  SigningAccount,
} from '#server/platform/payoutTransactions.ts';
import { bitcoinNetworks } from './bitcoinNetworks.ts';
import { inOrderOf } from './inOrderOf.ts';
import { hdVersions } from './readKey.ts';

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

/** As it is written: the bytes of the hash in reverse. */
const idOf = (unsigned: Uint8Array): string => bytesToHex(sha256(sha256(unsigned)).toReversed());

interface Witnesses {
  id: string;
  witnesses: Uint8Array[][];
}

const psbtMagic = '70736274ff';

function witnessesOf(signed: string): Witnesses | { fault: SignedFault } {
  const text = signed.replace(/\s/g, '');
  try {
    const bytes = /^([0-9a-f]{2})+$/i.test(text)
      ? hexToBytes(text.toLowerCase())
      : base64.decode(text);
    const isPsbt = bytesToHex(bytes.subarray(0, 5)) === psbtMagic;
    return isPsbt ? ofPsbt(bytes) : ofTransaction(bytes);
  } catch {
    // The libraries throw on any bytes that are neither.
    return { fault: 'form' };
  }
}

function ofTransaction(bytes: Uint8Array): Witnesses {
  const parts = RawTx.decode(bytes);
  const { witnesses = parts.inputs.map(() => []) } = parts;
  const unsigned = RawTx.encode({ ...parts, segwitFlag: false, witnesses: undefined });
  return { id: idOf(unsigned), witnesses };
}

/** Of one that is final, or that has a signature for each input. */
function ofPsbt(bytes: Uint8Array): Witnesses {
  const read = Transaction.fromPSBT(bytes, { allowUnknownOutputs: true, allowUnknownInputs: true });
  const witnesses = Array.from({ length: read.inputsLength }, (_, at) => {
    const { finalScriptWitness, partialSig } = read.getInput(at);
    if (finalScriptWitness) return [...finalScriptWitness];
    const [signature] = partialSig ?? [];
    return signature ? [signature[1], signature[0]] : [];
  });
  return { id: idOf(read.unsignedTx), witnesses };
}
