import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { reference } from '#contract/reference.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import type { Ports } from '#server/platform/ports.ts';
import { withdrawalEvidence } from './evidenceRows.ts';
import { verdicts } from './verdicts.ts';
import { type CheckSignature, type SigningKey, verifyEvidence } from './verifyEvidence.ts';

/** The passkeys of these people, or of all; those that were removed included. */
export async function readSigningKeys(db: Db, userIds?: readonly string[]): Promise<SigningKey[]> {
  let keys = db.selectFrom('passkeys').selectAll();
  if (userIds) keys = keys.where('user_id', 'in', userIds);
  const rows = await keys.execute();
  return rows.map((row) => ({
    credential: bytesToHex(row.credential_id),
    userId: row.user_id,
    name: row.name,
    publicKey: row.public_key,
    relyingParty: row.relying_party,
    countsFrom: row.counts_from,
    removedAt: row.removed_at,
  }));
}

const checkBy =
  ({ passkeys }: Pick<Ports, 'passkeys'>): CheckSignature =>
  async (assertion, challenge, { credential, publicKey }) => {
    const key = { credentialId: hexToBytes(credential), publicKey, transports: [] };
    return (await passkeys?.signed(assertion, challenge, key)) !== undefined;
  };

/** Verifies all evidence, for the overview of staff. */
export async function checkSignatures(ports: Ports): Promise<void> {
  const { db, health, clock, log } = ports;
  const keys = await readSigningKeys(db);
  const failures: string[] = [];
  for await (const [row, verdict] of verdicts(db, keys, checkBy(ports))) {
    if (verdict.state !== 'failed') continue;
    failures.push(`${row.what} ${reference(row.subjectId)} by ${row.userName}: ${verdict.reason}`);
  }
  if (failures.length > 0) log('error', 'decisions without a valid signature', { failures });
  health.signatures = { checkedAt: clock().toISOString(), failed: failures.length };
}

/** Whether the request of a withdrawal and its approvals have valid signatures, where they need some. */
export async function isVerified(db: Db, ports: Ports, withdrawalId: string): Promise<boolean> {
  const rows = await withdrawalEvidence(db, withdrawalId);
  const keys = await readSigningKeys(
    db,
    rows.map(({ userId }) => userId),
  );
  for (const row of rows) {
    const { state } = await verifyEvidence(row, keys, checkBy(ports));
    if (state === 'failed') return false;
  }
  return true;
}

/** Before a payment. Errors: 409 when its request or an approval has no valid signature. */
export async function requireVerified(db: Db, ports: Ports, withdrawalId: string): Promise<void> {
  if (await isVerified(db, ports, withdrawalId)) return;
  throw new ApiError('conflict', platformMessages.notVerified);
}
