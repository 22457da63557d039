import { calls } from '#contract/calls.ts';
import { fromBase64 } from '#contract/proof/base64.ts';
import { type Checkpoint, isGenuine, parseCheckpoint } from '#contract/proof/checkpoint.ts';
import { continues } from '#contract/proof/continues.ts';
import { parseVerifierKey } from '#contract/proof/signedNote.ts';
import { mth } from '#tests/contract/proof/rfc6962.ts';
import { callApi, type Reachable } from '#tests/support/caller.ts';

export const bytesOf = (text: string): Uint8Array => {
  const bytes = fromBase64(text);
  if (!bytes) throw new Error(`${text} is not base64.`);
  return bytes;
};

/** Someone outside who has only the public calls. */
export function auditorOf(backend: Reachable) {
  const checkpoint = async (): Promise<Checkpoint> => {
    const { reply } = await callApi(backend, calls.log.checkpoint);
    const found = parseCheckpoint(await reply.text());
    if (!found) throw new Error('This is not a checkpoint.');
    return found;
  };
  const isSigned = async (found: Checkpoint) => {
    const { reply } = await callApi(backend, calls.log.heads);
    const key = parseVerifierKey(reply.key ?? '');
    return key !== undefined && (await isGenuine(found, key));
  };
  /** Whether the log of today continues a checkpoint. */
  const isContinued = async (earlier: Checkpoint) => {
    const now = await checkpoint();
    const query = { from: earlier.size, to: now.size };
    const { reply, status } = await callApi(backend, calls.log.consistency, { query });
    return status === 200 && continues(earlier, now, reply.data.proof.map(bytesOf));
  };
  /** The root of all lines, computed from the text of the RFC. */
  const recomputed = async () => {
    const { size } = await checkpoint();
    const query = { from: 0, count: size };
    const { reply } = await callApi(backend, calls.log.leaves, { query });
    return mth(reply.data.leaves.map(bytesOf));
  };
  return { checkpoint, isSigned, isContinued, recomputed };
}
