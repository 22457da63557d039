import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { base64 } from '@scure/base';
import { RawTx, Transaction } from '@scure/btc-signer';
import { idText, twice } from '#contract/proof/transaction.ts';
import type { SignedFault } from '#server/platform/payoutTransactions.ts';

interface Witnesses {
  id: string;
  witnesses: Uint8Array[][];
}

const psbtMagic = '70736274ff';

/** As it is written: the bytes of the hash in reverse. */
export const idOf = (unsigned: Uint8Array): string => idText(twice(unsigned));

/** Reads the witnesses of a signed transaction or PSBT, as hex or base64. */
export function witnessesOf(signed: string): Witnesses | { fault: SignedFault } {
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
