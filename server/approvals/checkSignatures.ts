import { hexToBytes } from '@noble/hashes/utils.js';
import { reference } from '#contract/reference.ts';
import { dayMs } from '#contract/time.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import type { Ports } from '#server/platform/ports.ts';
import { readSigningKeys, type SigningKey } from './evidence/readSigningKeys.ts';
import { type EvidenceRow, withdrawalEvidence } from './evidenceRows.ts';
import { verdicts } from './verdicts.ts';
import { type CheckSignature, type Judging, verifyEvidence } from './verifyEvidence.ts';

const checkBy =
  ({ passkeys }: Pick<Ports, 'passkeys'>): CheckSignature =>
  async (assertion, challenge, { credential, publicKey }) => {
    const key = { credentialId: hexToBytes(credential), publicKey, transports: [] };
    return (await passkeys?.signed(assertion, challenge, key)) !== undefined;
  };

const weekMs = 7 * dayMs;

/** Since when decisions are judged by these rules: they came with a migration, or a week before that. */
async function readRulesSince(db: Db, at: Date): Promise<Date> {
  const weekAgo = new Date(at.getTime() - weekMs);
  const row = await db
    .selectFrom('schema_migrations')
    .select('applied_at')
    .where('name', 'like', '0081%')
    .executeTakeFirst();
  return row && row.applied_at < weekAgo ? row.applied_at : weekAgo;
}

async function judgingBy(ports: Ports, db: Db, keys: readonly SigningKey[]): Promise<Judging> {
  const bindsSince = await readRulesSince(db, ports.clock());
  const isRequired = ports.config.staffSecondFactor === 'required';
  const passkeysSince = isRequired ? bindsSince : null;
  return { keys, check: checkBy(ports), bindsSince, passkeysSince };
}

/** Verifies all evidence, for the overview of staff. */
export async function checkSignatures(ports: Ports): Promise<void> {
  const { db, health, clock, log } = ports;
  const keys = await readSigningKeys(db);
  const judging = await judgingBy(ports, db, keys);
  let failures = 0;
  for await (const [row, verdict] of verdicts(db, judging)) {
    if (verdict.state !== 'failed') continue;
    failures += 1;
    const what = `${row.what} ${reference(row.subjectId)} by ${row.userName}`;
    log('error', 'decision without a valid signature', { what, reason: verdict.reason });
  }
  health.signatures = { checkedAt: clock().toISOString(), failed: failures };
}

/**
 * Whether a withdrawal and the money that it pays were decided by valid signatures, where they need some: its request
 * and approvals, and those of the credits of its owner.
 */
export const isVerified = async (db: Db, ports: Ports, withdrawalId: string): Promise<boolean> =>
  areValid(db, ports, await withdrawalEvidence(db, withdrawalId));

/** Whether none of these decisions lacks a signature that it needs. */
export async function areValid(
  db: Db,
  ports: Ports,
  rows: readonly EvidenceRow[],
): Promise<boolean> {
  if (rows.length === 0) return true;
  const people = [...new Set(rows.map(({ userId }) => userId))];
  const judging = await judgingBy(ports, db, await readSigningKeys(db, people));
  for (const row of rows) {
    const { state } = await verifyEvidence(row, judging);
    if (state === 'failed') return false;
  }
  return true;
}

/** Before a payment. Errors: 409 when its request or an approval has no valid signature. */
export async function requireVerified(db: Db, ports: Ports, withdrawalId: string): Promise<void> {
  if (await isVerified(db, ports, withdrawalId)) return;
  throw new ApiError('conflict', platformMessages.notVerified);
}
