import { isSessionExpired, selectSessions } from '#server/platform/http/sessions/selectSessions.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Reader } from './reader.ts';

/** A stream ends with its session, and when the role of its user changes. */
export async function endRevoked(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  readers: ReadonlySet<Reader>,
): Promise<void> {
  const checked = [...readers];
  if (checked.length === 0) return;
  const ids = [...new Set(checked.map(({ user }) => user.sessionId))];
  const rows = await selectSessions(db).where('sessions.id', 'in', ids).execute();
  const at = clock();
  const valid = new Map(
    rows.filter((row) => !isSessionExpired(row, at)).map((row) => [row.id, row.role]),
  );
  for (const reader of checked) {
    const { sessionId, role } = reader.user;
    if (valid.get(sessionId) !== role) reader.end();
  }
}
