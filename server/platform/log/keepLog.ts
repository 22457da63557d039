import { checkpointText, parseCheckpoint } from '#contract/proof/checkpoint.ts';
import { continues, type Head } from '#contract/proof/continues.ts';
import { signatureLine } from '#contract/proof/signedNote.ts';
import type { Db } from '#server/platform/db/tables.ts';
import type { LogKey } from '#server/platform/logPorts.ts';
import type { Ports } from '#server/platform/ports.ts';
import { appendQueued } from './appendQueued.ts';
import { isRegistered, newestHead, type SignedHead, storeHead } from './heads.ts';
import { logMessages } from './messages.ts';
import { consistencyProof, growTree, rootAt } from './tree.ts';
import { askWitnesses } from './witnesses.ts';

/**
 * Appends what is queued and, when one is due, signs the head of the log: only if the log continues
 * the last head that this process kept and the newest one in the database.
 */
export async function keepLog(ports: Ports): Promise<void> {
  const { db, clock, logKey, config, health } = ports;
  await appendQueued(db);
  if (!logKey) return;
  const newest = await newestHead(db, config.logOrigin);
  health.logHeadAt = newest?.madeAt;
  const at = clock();
  const isDue = [newest?.madeAt, health.logTriedAt].every(
    // Also when the clock was set back.
    (last) => !last || Math.abs(at.getTime() - last.getTime()) >= config.logHeadMs,
  );
  if (!isDue) return;
  health.logTriedAt = at;
  await signHead(ports, logKey, newest);
}

async function signHead(
  ports: Ports,
  logKey: LogKey,
  newest: SignedHead | undefined,
): Promise<void> {
  const { db, clock, config, logKeeping, health, log } = ports;
  const { logOrigin: origin } = config;
  const size = await growTree(db);
  const head = { size, root: await rootAt(db, size) };
  const problem = (await isRegistered(ports, logKey.publicKey, clock()))
    ? await problemOf(db, [await keptHead(ports), newest], head)
    : logMessages.otherKey(origin);
  const isNew = problem !== health.logProblem;
  health.logProblem = problem;
  if (problem && isNew) log('error', 'log not signed', { problem });
  if (problem || size === newest?.size) return;
  const text = checkpointText(origin, head);
  const key = { name: origin, publicKey: logKey.publicKey, kind: 1 } as const;
  const note = `${text}\n${signatureLine(key, await logKey.sign(text))}`;
  // Kept before anyone can see it: after a restore this file knows what was published.
  await logKeeping?.keep(note);
  const signed = { ...head, note, madeAt: clock() };
  if (!(await storeHead(db, origin, signed))) return;
  health.logHeadAt = signed.madeAt;
  await publish(ports, note);
  await askWitnesses(ports, signed);
}

/** A file that cannot be written does not keep the witnesses from signing. */
async function publish({ logKeeping, health, log }: Ports, note: string): Promise<void> {
  try {
    await logKeeping?.publish(note);
    health.logUnpublished = undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    health.logUnpublished = reason;
    log('error', 'head not published', { reason });
  }
}

/** Not a head of another origin: a new name is the way on after a restore. */
async function keptHead({ logKeeping, config }: Ports): Promise<Head | undefined> {
  const kept = parseCheckpoint((await logKeeping?.last()) ?? '');
  return kept?.origin === config.logOrigin ? kept : undefined;
}

async function problemOf(
  db: Db,
  earlier: readonly (Head | undefined)[],
  head: Head,
): Promise<string | undefined> {
  for (const known of earlier) {
    if (!known) continue;
    if (known.size > head.size) return logMessages.shorter(known.size, head.size);
    const proof = await consistencyProof(db, known.size, head.size);
    if (!continues(known, head, proof)) return logMessages.changed(known.size);
  }
  return undefined;
}
