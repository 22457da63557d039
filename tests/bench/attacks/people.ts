import { sql } from 'kysely';
import { backendPath } from '#contract/host.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { grace, type Victim } from './victim.ts';

export const password = 'QuietHarbour#9';

interface AskOptions {
  method?: string;
  token?: string;
  body?: object;
  /** The client's address, as a trusted proxy reports it. */
  from?: string;
  userAgent?: string;
  signal?: AbortSignal;
}

/** Calls by plain fetch: an older server's answers may not match the contract. */
export async function ask({ url }: Pick<Victim, 'url'>, path: string, options: AskOptions = {}) {
  const { method, token, body, from, userAgent, signal } = options;
  const response = await fetch(`${url}${backendPath}${path}`, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body && { 'Content-Type': 'application/json' }),
      ...(from && { 'X-Forwarded-For': from }),
      ...(userAgent && { 'User-Agent': userAgent }),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  return { status: response.status, text: await response.text() };
}

/** Returns the token. Errors: an answer other than 200. */
export async function signIn(victim: Pick<Victim, 'url'>, body: object, from: string) {
  const { status, text } = await ask(victim, '/login', { body, from });
  if (status !== 200) throw new Error(`No sign-in: ${status} ${text}`);
  return (JSON.parse(text) as { token: string }).token;
}

/** Registers and signs in an investor; returns the token. */
export async function addInvestor(victim: Pick<Victim, 'url'>, userName: string, from: string) {
  const email = `${userName}@investor.example`;
  const body = { userName, fullName: userName, email, password, confirmPassword: password };
  const { status, text } = await ask(victim, '/signup', { body, from });
  if (status !== 200) throw new Error(`No account: ${status} ${text}`);
  return signIn(victim, { userName, password }, from);
}

/** Copies the first staff account, because an account may sign in only ten times in 15 minutes. */
export const addStaffCopies = (db: Db, count: number) =>
  sql`WITH made AS (
      INSERT INTO users
      SELECT (jsonb_populate_record(u, jsonb_build_object('id', gen_random_uuid(),
        'user_name', 'staff' || n, 'email', 'staff' || n || '@staff.example'))).*
      FROM users u, generate_series(1, ${count}) n WHERE user_name = ${grace.userName}
      RETURNING id)
    -- The database rejects a staff member without an audit entry.
    INSERT INTO audit_log (id, at, actor_id, action, target_kind, target_id, details)
    SELECT gen_random_uuid(), ${new Date()}, users.id, 'staff.invite', 'user', made.id, '{}'
    FROM made, users WHERE user_name = ${grace.userName}`.execute(db);

export const addDeposits = (db: Db, userName: string, count: number) =>
  sql`INSERT INTO deposits
      (id, user_id, coin, amount_cents, address, txid, late, deposit_date)
    SELECT gen_random_uuid(), users.id, 'BTC', 5000, 'bench',
      encode(sha256(gen_random_uuid()::text::bytea), 'hex'), false, ${new Date()}
    FROM users, generate_series(1, ${count}) WHERE user_name = ${userName}`.execute(db);

/** Uploads need a confirmed email address. */
export const confirmEmail = (db: Db, userName: string) =>
  db
    .updateTable('users')
    .set({ email_verified_at: new Date() })
    .where('user_name', '=', userName)
    .execute();

export async function userId(db: Db, userName: string): Promise<string> {
  const users = db.selectFrom('users').select('id').where('user_name', '=', userName);
  return (await users.executeTakeFirstOrThrow()).id;
}
