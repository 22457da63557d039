import { conversations } from '#contract/conversations.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { requireNoAddress } from '#server/platform/http/texts/officialTexts.ts';
import { lockActiveUser } from '#server/users/lockActiveUser.ts';
import { columnOf, findItem, type Item, lockItem } from './item.ts';
import { mailQuestion } from './mail.ts';
import { conversationMessages } from './messages.ts';

/**
 * POST /conversations/{id}/messages. On their own items staff write as the investor. Errors: 404;
 * for staff 409 when the account of the investor is closed or suspended, 422 for a text with an address.
 */
export const writeMessage: Route = serve(
  conversations.write,
  async ({ db, params, body: { text }, user, at, commitOnce }) => {
    const item = await findItem(db, params.id, user);
    const { kind, id, user_id: userId } = item;
    const byStaff = userId !== user.userId;
    if (byStaff) requireNoAddress('text', text);
    return commitOnce(async (trx) => {
      if (byStaff) await requireReachable(trx, userId);
      else await lockActiveUser(trx, userId);
      await lockItem(trx, item);
      const messageId = crypto.randomUUID();
      await trx
        .insertInto('messages')
        .values({
          id: messageId,
          deposit_id: null,
          withdrawal_id: null,
          [columnOf(item)]: id,
          user_id: userId,
          author_id: user.userId,
          by_staff: byStaff,
          text,
          created_at: at,
        })
        .execute();
      const subject = { kind, id };
      if (byStaff) await mailQuestion(trx, { item, text }, at);
      await recordEvent(trx, { kind: 'message.written', subject, userId }, at);
      if (byStaff) {
        const action = `${kind}.message` as const;
        const line = { at, actorId: user.userId, action, target: subject };
        await appendAudit(trx, { ...line, details: { message: text } });
      }
      const { sentToInvestor, sentToUs } = conversationMessages;
      const by = user.role === 'admin' ? user.fullName : null;
      return {
        message: byStaff ? sentToInvestor : sentToUs,
        data: { _id: messageId, at: at.toISOString(), byStaff, by, text, readAt: null },
      };
    });
  },
);

/** Errors: 409 when the investor could not sign in to answer. */
async function requireReachable(trx: Trx, userId: Item['user_id']): Promise<void> {
  const { status } = await trx
    .selectFrom('users')
    .select('status')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (status !== 'active') throw new ApiError('conflict', conversationMessages.noAnswer(status));
}
