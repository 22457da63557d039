import { secondFactor } from '#contract/secondFactor.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { lockActiveUser } from '#server/users/lockActiveUser.ts';
import { addKey } from './addKey.ts';
import { closeChallenge, openChallenge, tryChallenge } from './challenges.ts';
import { mailFactor } from './mail.ts';
import { factorMessages } from './messages.ts';
import { knownKeys, readPasskeys, requirePasskeys } from './passkeys.ts';
import { isRequired } from './readSecondFactor.ts';
import { settleRemoval } from './remove.ts';

/** The passkeys of the caller. Errors: 404 where this server cannot check any. */
export const passkeyRoutes: Route[] = [
  serve(secondFactor.passkeyOptions, async ({ db, ports, user, at }) => {
    const passkeys = requirePasskeys(ports);
    const { userId: id } = user;
    const { user_name: userName, full_name: fullName } = await db
      .selectFrom('users')
      .select(['user_name', 'full_name'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { random } = ports;
    const challenge = await db
      .transaction()
      .execute((trx) => openChallenge(trx, { purpose: 'register', userId: id, random }, at));
    const owner = { id, userName, fullName };
    const options = await passkeys.creation(owner, challenge.nonce, await knownKeys(db, id));
    return { data: { challengeId: challenge.id, options } };
  }),

  serve(secondFactor.addPasskey, async ({ body, db, ports, user, at }) => {
    const passkeys = requirePasskeys(ports);
    const { userId } = user;
    const named = { purpose: 'register', id: body.challengeId, userId } as const;
    const challenge = await tryChallenge(ports.db, named, at);
    const made = challenge && (await passkeys.made(body.attestation, challenge.nonce));
    if (!made) throw new ApiError('rule', factorMessages.keyRefused);
    return db.transaction().execute(async (trx) => {
      await lockActiveUser(trx, userId);
      if (!(await closeChallenge(trx, challenge.id, at))) {
        throw new ApiError('rule', factorMessages.keyRefused);
      }
      const { name } = body;
      const id = await addKey(trx, { ...made, userId, name }, passkeys.relyingParty);
      await mailFactor(trx, userId, { news: 'passkeyAdded', name, at });
      const target = { kind: 'user', id: userId } as const;
      const entry = { at, actorId: userId, target, details: { name } };
      await appendAudit(trx, { ...entry, action: 'user.add-passkey' });
      const data = (await readPasskeys(trx, userId)).find(({ _id }) => _id === id);
      if (!data) throw new Error('The passkey that was added is gone.');
      return { message: factorMessages.keySaved, data };
    });
  }),

  serve(secondFactor.removePasskey, async ({ params, db, ports, user, at }) =>
    db.transaction().execute(async (trx) => {
      const { userId } = user;
      await lockActiveUser(trx, userId);
      const removed = await trx
        .updateTable('passkeys')
        .set({ removed_at: at })
        .where('id', '=', params.id)
        .where('user_id', '=', userId)
        .where('removed_at', 'is', null)
        .returning('name')
        .executeTakeFirst();
      if (!removed) throw new ApiError('not-found', platformMessages.notFound);
      const required = isRequired(ports, user);
      const waits = await settleRemoval(trx, { userId, required, removed: 'passkey' }, at);
      await mailFactor(trx, userId, { news: 'passkeyRemoved', name: removed.name, waits, at });
      const target = { kind: 'user', id: userId } as const;
      const entry = { at, actorId: userId, target, details: { name: removed.name } };
      await appendAudit(trx, { ...entry, action: 'user.remove-passkey' });
      return { message: factorMessages.keyRemoved };
    }),
  ),
];
