import { sql } from 'kysely';
import { messages } from '#contract/messages.ts';
import { type User, users } from '#contract/users.ts';
import type { Db } from '#server/db/tables.ts';
import { readPage } from '#server/http/page.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type Route, serve } from '#server/http/serve.ts';
import { adjustBalance } from './adjust.ts';
import { closeAccount } from './close.ts';
import { findUser, selectUsers, toUser } from './record.ts';
import { setVerified } from './verify.ts';

/** The user as the wire knows it. Errors: 404 when absent. */
async function requireUser(db: Db, id: string): Promise<User> {
  const user = await findUser(db, id);
  if (!user) throw new Refusal('not-found', messages.notFound);
  return user;
}

/** The users calls of SPEC.md section 7 that are built so far. */
export const userRoutes: Route[] = [
  serve(users.list, async ({ db, query, headers }) => {
    const { id, q, status, isVerified } = query.filter ?? {};
    let rows = selectUsers(db);
    if (id) rows = rows.where('users.id', 'in', [id].flat());
    if (status) rows = rows.where('status', '=', status);
    if (isVerified !== undefined) {
      rows = rows.where('verified_at', isVerified ? 'is not' : 'is', null);
    }
    if (q) {
      const prefix = `${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
      rows = rows.where((where) =>
        where.or(
          ['full_name', 'user_name', 'email'].map(
            (column) => sql<boolean>`lower(${sql.ref(column)}) LIKE ${prefix}`,
          ),
        ),
      );
    }
    const page = await readPage(
      {
        db,
        query,
        headers,
        sorts: {
          createdAt: { column: 'users.created_at', type: 'timestamptz' },
          fullName: { column: 'users.full_name', type: 'text' },
          userName: { column: 'users.user_name', type: 'text' },
        },
        defaultSort: ['createdAt', 'DESC'],
        idColumn: 'users.id',
      },
      rows,
    );
    return { data: page.map(toUser) };
  }),

  serve(users.verify, async ({ db, params, body, user, at }) => {
    await setVerified(
      db,
      { userId: params.userId, by: user.userId, verified: true, at },
      body.note,
    );
    return { message: 'User verified.', data: await requireUser(db, params.userId) };
  }),

  serve(users.unverify, async ({ db, params, body, user, at }) => {
    const change = { userId: params.userId, by: user.userId, verified: false, at };
    await setVerified(db, change, body.reason);
    return { message: 'Verification revoked.', data: await requireUser(db, params.userId) };
  }),

  serve(users.close, async ({ db, params, user, at }) => {
    await db.transaction().execute((trx) => closeAccount(trx, params.userId, user.userId, at));
    return { message: 'Account closed. Its history is kept.' };
  }),

  serve(users.adjust, async ({ params, body, user, at, once }) =>
    once(async (trx) => {
      const message = await adjustBalance(trx, params.userId, user.userId, body, at);
      return { message, data: await requireUser(trx, params.userId) };
    }),
  ),
];
