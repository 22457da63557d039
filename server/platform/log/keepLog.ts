import { checkpointText, parseCheckpoint } from '#contract/proof/checkpoint.ts';
import { continues, type Head } from '#contract/proof/continues.ts';
import { signatureLine } from '#contract/proof/signedNote.ts';
import type { Db } from '#server/platform/db/tables.ts';
import type { LogKey } from '#server/platform/logPorts.ts';
import type { Ports } from '#server/platform/ports.ts';
import { appendQueued } from './appendQueued.ts';
import { isRegistered, newestHead, type SignedHead, storeHead } from './heads.ts';
import { logMessages } from './messages.ts';
import { growTree, rootAndProofs } from './tree.ts';
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
  if (!isDue && !health.logHeadWanted) return;
  health.logHeadWanted = false;
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
  const { head, problem: broken } = await headAt(db, size, [await keptHead(ports), newest]);
  const isOurs = await isRegistered(ports, logKey.publicKey, clock());
  const problem = health.logDamage ?? (isOurs ? broken : logMessages.otherKey(origin));
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

/** The head of `size` lines, and why it does not continue the earlier ones. */
async function headAt(db: Db, size: number, earlier: readonly (Head | undefined)[]) {
  const known = earlier.filter((each) => each !== undefined);
  const within = known.filter((each) => each.size <= size);
  const sizes = within.map((each) => each.size);
  const { root, proofs } = await rootAndProofs(db, size, sizes);
  const head = { size, root };
  const shorter = known.find((each) => each.size > size);
  if (shorter) return { head, problem: logMessages.shorter(shorter.size, size) };
  const changed = within.find((each, index) => !continues(each, head, proofs[index] ?? []));
  return { head, problem: changed && logMessages.changed(changed.size) };
}
