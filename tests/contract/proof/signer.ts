import { generateKeyPairSync, sign } from 'node:crypto';
import { toBase64 } from '#contract/proof/base64.ts';
import { checkpointText } from '#contract/proof/checkpoint.ts';
import { type NoteKey, signatureLine, verifierKey } from '#contract/proof/signedNote.ts';
import { memoryTree } from './memoryTree.ts';

/** A new Ed25519 key that signs texts. */
export function newSigner(name: string, kind: 1 | 4) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32);
  const key: NoteKey = { name, kind, publicKey: new Uint8Array(raw) };
  return {
    key,
    signs: (text: string) => new Uint8Array(sign(null, Buffer.from(text), privateKey)),
  };
}

/** A log in memory that signs its heads. */
export function signedLog(
  lines: readonly Uint8Array[],
  signer = newSigner('plainvest.example/log', 1),
) {
  const tree = memoryTree(lines);
  const checkpoint = (size = lines.length) => {
    const text = checkpointText(signer.key.name, { size, root: tree.root(size) });
    return `${text}\n${signatureLine(signer.key, signer.signs(text))}`;
  };
  const consistency = (old: number) => ({
    format: 'plainvest-proof/1' as const,
    kind: 'consistency' as const,
    key: verifierKey(signer.key),
    earlier: checkpoint(old),
    checkpoint: checkpoint(),
    proof: tree.consistency(old).map(toBase64),
  });
  return { tree, checkpoint, consistency, signer };
}
