import type { Call } from '#contract/call.ts';
import {
  type Duty,
  duties,
  dutyNames,
  parseDuties,
  type RequiredDuty,
  suffices,
} from '#contract/duties.ts';
import type { FactorMethod } from '#contract/factorMethods.ts';
import { reauthenticationMs } from '#contract/lifetimes.ts';
import { messages } from '#contract/messages.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { hashToken } from '#server/platform/tokens/token.ts';
import { idleMs, isSessionExpired, selectSessions } from './sessions/selectSessions.ts';

/** From the session, never from the client. */
export interface SignedIn {
  sessionId: string;
  userId: string;
  fullName: string;
  role: 'user' | 'admin';
  duties: readonly Duty[];
  reauthenticatedAt: Date;
  reauthenticatedBy: 'password' | FactorMethod;
}

const stampEveryMs = 60_000;

/**
 * A background poll does not extend the session. Errors: 401 when the token is missing, unknown,
 * revoked, idle too long, expired or dated ahead.
 */
export async function requireSession(
  db: Db,
  { authorization, isBackground }: { authorization: string | undefined; isBackground: boolean },
  at: Date,
): Promise<SignedIn> {
  const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
  if (!token) throw new ApiError('unauthenticated', platformMessages.signInFirst);
  const row = await selectSessions(db)
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!row || isSessionExpired(row, at))
    throw new ApiError('unauthenticated', messages.sessionExpired);
  if (!isBackground && idleMs(row, at) >= stampEveryMs) {
    await db.updateTable('sessions').set({ last_seen_at: at }).where('id', '=', row.id).execute();
  }
  return {
    sessionId: row.id,
    userId: row.user_id,
    fullName: row.full_name,
    role: row.role,
    duties: parseDuties(row.duties ?? ''),
    reauthenticatedAt: row.reauthenticated_at,
    reauthenticatedBy: row.reauthenticated_by,
  };
}

/** Errors: 403 when the role or the duties do not suffice. */
export function requireAccess({ access, duty = 'any' }: Call, user: SignedIn): void {
  if (access !== 'admin') return;
  if (user.role !== 'admin') throw new ApiError('forbidden', platformMessages.staffOnly);
  requireDuty(duty, user);
}

/** Errors: 403 naming the duty. */
export function requireDuty(duty: RequiredDuty, user: Pick<SignedIn, 'duties'>): void {
  if (suffices(user.duties, duty)) return;
  const needed = duties.filter((each) => suffices([each], duty));
  throw new ApiError('forbidden', platformMessages.dutyMissing(dutyNames(needed)));
}

/** Errors: 403 `reauthenticate` when the password was last entered over ten minutes ago. */
export function requireRecentPassword(user: SignedIn, at: Date): void {
  if (at.getTime() - user.reauthenticatedAt.getTime() > reauthenticationMs) {
    throw new ApiError('reauthenticate', messages.confirmPassword);
  }
}
