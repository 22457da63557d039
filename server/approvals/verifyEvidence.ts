import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { challengeOf } from '#contract/signedText.ts';
import { couldSign, counts } from './evidence/couldSign.ts';
import type { SigningKey } from './evidence/readSigningKeys.ts';
import type { EvidenceRow } from './evidenceRows.ts';
import { isAbout } from './isAbout.ts';

/** Whether the reply of a passkey is a signature of this challenge by this key. */
export type CheckSignature = (
  assertion: string,
  challenge: Uint8Array,
  key: SigningKey,
) => Promise<boolean>;

/** `by` is the name of the key. A failure is anything that must not be. */
export type Verdict =
  | { state: 'signed'; by: string }
  | { state: 'unsigned' | 'failed'; reason: string };

export const failed = (reason: string): Verdict => ({ state: 'failed', reason });
const unsigned = (reason: string): Verdict => ({ state: 'unsigned', reason });

/** The keys, and what is asked of decisions. */
export interface Judging {
  keys: readonly SigningKey[];
  check: CheckSignature;
  /** From when on a key of staff binds them until others reset it: earlier releases let them go after a day. */
  bindsSince: Date;
  /** From when on two people decide by passkeys only; null where staff need no second factor. */
  passkeysSince: Date | null;
}

/** Judges the evidence of one decision by these keys only. One that cannot be read is a failure. */
export async function verifyEvidence(row: EvidenceRow, judging: Judging): Promise<Verdict> {
  try {
    return await judge(row, judging);
  } catch {
    return failed('the evidence cannot be read');
  }
}

async function judge(row: EvidenceRow, judging: Judging): Promise<Verdict> {
  const { evidence, at, userId } = row;
  const { keys, check } = judging;
  if (row.sample) return unsigned('sample data');
  if (evidence?.type === 'earlier') {
    const reason = 'from before decisions were signed';
    return row.isLater ? failed(`marked as ${reason}`) : unsigned(reason);
  }
  if (evidence?.type !== 'passkey') return withoutSignature(row, judging);
  const key = keys.find(({ credential }) => credential === evidence.credential);
  if (!key) return failed('signed by an unknown key');
  if (key.userId !== userId) return failed('signed by the key of another person');
  if (!counts(key, at)) return failed(`signed by ${key.name}, which did not count then`);
  // The bytes are what is signed: of two texts for them only one counts.
  if (bytesToHex(hexToBytes(evidence.nonce)) !== evidence.nonce) return failed('another nonce');
  if (!(await isAbout(evidence.text, row))) return failed('signed for something else');
  const challenge = await challengeOf(hexToBytes(evidence.nonce), evidence.text);
  const isValid = await check(evidence.assertion, challenge, key);
  return isValid ? { state: 'signed', by: key.name } : failed('the signature is not valid');
}

const signedAlways: readonly EvidenceRow['what'][] = [
  ...(['wallet', 'rule', 'duty', 'reset', 'alarm', 'request', 'address'] as const),
];

function withoutSignature(row: EvidenceRow, { keys, bindsSince, passkeysSince }: Judging): Verdict {
  const { evidence, needed, what, at, userId } = row;
  const isOfTwo = (needed ?? 1) > 1;
  if (!evidence && isOfTwo) return failed('no evidence, although two people were needed');
  if (!isOfTwo && !signedAlways.includes(what)) return unsigned('one person decides');
  const key = keys.find((each) => each.userId === userId && couldSign(each, row, bindsSince));
  if (key) return failed(`not signed, although ${key.name} could sign`);
  if (isOfTwo && passkeysSince !== null && at >= passkeysSince) {
    return failed('not signed, although two people decide by passkeys');
  }
  return unsigned(evidence ? `no passkey then, but ${evidence.type}` : 'no passkey then');
}
