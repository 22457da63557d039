import { removeDeclinedProofs } from '#server/files/expired.ts';
import type { Ports } from '#server/ports.ts';

const longestWindowMs = 24 * 60 * 60_000;

/** Deletes expired rows: allowances, sessions, links from mails, proofs of declined deposits. */
export async function deleteExpired({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  const at = clock();
  const windowsOver = new Date(at.getTime() - longestWindowMs);
  await db.deleteFrom('allowances').where('window_start', '<=', windowsOver).execute();
  await db.deleteFrom('sessions').where('expires_at', '<=', at).execute();
  await db.deleteFrom('mail_tokens').where('expires_at', '<=', at).execute();
  await removeDeclinedProofs(db, at);
}
