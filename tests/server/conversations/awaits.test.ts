import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { setStage } from './stage.ts';

const refused = { code: '23001' };

describeOnOneEngine('who writes next', (engine) => {
  test('is the investor after a question, which their summary shows until they answer', async () => {
    const { ada, grace, eve, id, write, markRead, questions, listed } = await setStage(engine().db);
    await write(grace, 'Which wallet did you send it from?');
    await write(grace, 'And when?\nBest the minute.');
    expect(await listed({ status: 'pending' })).toEqual([[id, 'investor']]);
    expect(await listed({ awaits: 'investor' })).toEqual([[id, 'investor']]);
    expect(await listed({ flagged: true })).toEqual([]);
    const line = 'And when?';
    expect(await questions()).toEqual([{ _id: id, kind: 'deposit', unread: 2, line }]);
    expect(await questions(eve)).toEqual([]);
    await markRead(ada);
    expect(await questions()).toEqual([{ _id: id, kind: 'deposit', unread: 0, line }]);
    await write(ada, 'From my own.');
    expect(await questions()).toEqual([]);
  });

  test('are staff after an answer, which flags the deposit until staff answer', async () => {
    const { backend, ada, grace, id, write, markRead, listed } = await setStage(engine().db);
    const flagged = async () => {
      const { reply } = await callApi(backend, calls.overview.read, { token: grace.token });
      return reply.data.views.deposits.flagged;
    };
    expect([await flagged(), await listed({ flagged: false })]).toEqual([0, [[id, null]]]);
    await write(ada, 'When do you look at it?');
    expect([await flagged(), await listed({ flagged: true })]).toEqual([1, [[id, 'staff']]]);
    expect(await listed({ flagged: false })).toEqual([]);
    // Reading is not enough.
    await markRead(grace);
    expect(await listed({ awaits: 'staff' })).toEqual([[id, 'staff']]);
    await write(grace, 'Today.');
    expect(await listed({ flagged: true })).toEqual([]);
  });

  test('are staff after a message about a decided deposit, until they have read it', async () => {
    const { ada, grace, id, write, markRead, listed, decide, questions } = await setStage(
      engine().db,
    );
    const line = 'Which wallet did you send it from?';
    await write(grace, line);
    expect((await decide()).status).toBe(200);
    expect(await listed({ awaits: 'investor' })).toEqual([]);
    expect(await questions()).toEqual([{ _id: id, kind: 'deposit', unread: 1, line }]);
    await write(ada, 'But I sent it.');
    expect(await listed({ flagged: true })).toEqual([[id, 'staff']]);
    await markRead(grace);
    expect(await listed({ flagged: true })).toEqual([]);
    await write(grace, 'We look again.');
    expect(await listed({ awaits: 'investor' })).toEqual([]);
  });

  test('shows with a withdrawal too, and in the count of its answers', async () => {
    const { backend, ada, grace, requested, act, detail, write, questions } = await setStage(
      engine().db,
    );
    const about = await requested();
    const line = 'Is this your own wallet?';
    await write(grace, line, { about });
    expect((await detail(about)).awaits).toBe('investor');
    expect(await questions()).toEqual([{ _id: about, kind: 'withdrawal', unread: 1, line }]);
    await write(ada, 'Yes.', { about });
    const query = { filter: { awaits: 'staff' as const } };
    const { reply } = await callApi(backend, calls.withdrawals.list, { token: grace.token, query });
    expect(reply.data.map(({ _id }) => _id)).toEqual([about]);
    const overview = await callApi(backend, calls.overview.read, { token: grace.token });
    expect(overview.reply.data.views.withdrawals.answered).toBe(1);
    expect((await act('approve', about, grace)).status).toBe(200);
    expect((await detail(about)).awaits).toBeNull();
  });

  test.each(['deposits', 'withdrawals'])('is not set past a message in %s', async (table) => {
    const { backend, requested } = await setStage(engine().db);
    await requested();
    const set = sql`UPDATE ${sql.table(table)} SET awaits = 'staff'`.execute(backend.db);
    await expect(set).rejects.toMatchObject(refused);
  });
});

const grace = "(SELECT id FROM users WHERE user_name = 'grace')";
const eve = "(SELECT id FROM users WHERE user_name = 'eve')";

describeOnOneEngine('a written message', (engine) => {
  test('never changes and stays, except that it is read once', async () => {
    const { backend, ada, grace: asker, write, markRead } = await setStage(engine().db);
    await write(asker, 'Which wallet did you send it from?');
    await markRead(ada);
    await write(ada, 'From my own.');
    for (const words of [
      'DELETE FROM messages',
      'TRUNCATE messages',
      "UPDATE messages SET text = 'Other words.'",
      'UPDATE messages SET author_id = author_id',
      "UPDATE messages SET created_at = created_at + interval '1 hour'",
      "UPDATE messages SET read_at = created_at, text = 'Other words.'",
      "UPDATE messages SET read_at = read_at + interval '1 hour' WHERE read_at IS NOT NULL",
      'UPDATE messages SET read_at = NULL WHERE read_at IS NOT NULL',
    ]) {
      await expect(sql.raw(words).execute(backend.db), words).rejects.toMatchObject(refused);
    }
  });

  test('has its deposit, its author and its words, and of staff its line of the log', async () => {
    const { backend, id } = await setStage(engine().db);
    const insert = ([about, author, byStaff, text]: readonly string[]) =>
      sql.raw(`INSERT INTO messages
          (id, deposit_id, user_id, author_id, by_staff, text, created_at)
        SELECT gen_random_uuid(), ${about}, user_id, ${author}, ${byStaff}, ${text}, deposit_date
        FROM deposits WHERE id = '${id}'`);
    for (const values of [
      ['NULL', 'user_id', 'false', "'Hello'"],
      ['id', eve, 'false', "'Hello'"],
      ['id', eve, 'true', "'Hello'"],
      ['id', grace, 'true', "'Hello'"],
      ['id', 'user_id', 'false', "''"],
      ['id', 'user_id', 'false', "' Hello'"],
      ['id', 'user_id', 'false', "repeat('x', 1001)"],
    ]) {
      await expect(insert(values).execute(backend.db), values.join()).rejects.toThrow();
    }
    expect(await backend.db.selectFrom('messages').select('id').execute()).toEqual([]);
    await insert(['id', 'user_id', 'false', "'Hello'"]).execute(backend.db);
  });
});
