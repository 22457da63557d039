import { conversations, type WrittenMessage } from '#contract/conversations.ts';
import { messagesShownMax } from '#contract/sizes.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { columnOf, findItem, type Item } from './item.ts';
import { conversationMessages } from './messages.ts';

/** GET /conversations/{id}, for the investor and staff. Errors: 404. */
export const readConversation: Route = serve(conversations.read, async ({ db, params, user }) => {
  const item = await findItem(db, params.id, user);
  return { data: await readMessages(db, item, user.role === 'admin') };
});

/** POST /conversations/{id}/read: what the other side wrote is read. Errors: 404. */
export const markRead: Route = serve(conversations.markRead, async ({ db, params, user, at }) => {
  const item = await findItem(db, params.id, user);
  const { kind, id, user_id: userId } = item;
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('messages')
      .set({ read_at: at })
      .where(columnOf(item), '=', id)
      .where('by_staff', '=', userId === user.userId)
      .where('read_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await recordEvent(trx, { kind: 'message.read', subject: { kind, id }, userId }, at);
  });
  return { message: conversationMessages.read };
});

/** The newest messages, oldest first. Investors do not see who wrote for us. */
async function readMessages(db: Db, item: Item, isStaff: boolean): Promise<WrittenMessage[]> {
  const rows = await db
    .selectFrom('messages')
    .innerJoin('users', 'users.id', 'messages.author_id')
    .select(['messages.id', 'messages.created_at', 'by_staff', 'full_name', 'text', 'read_at'])
    .where(columnOf(item), '=', item.id)
    .orderBy('seq', 'desc')
    .limit(messagesShownMax)
    .execute();
  return rows.reverse().map((row) => ({
    _id: row.id,
    at: row.created_at.toISOString(),
    byStaff: row.by_staff,
    by: isStaff ? row.full_name : null,
    text: row.text,
    readAt: row.read_at?.toISOString() ?? null,
  }));
}
