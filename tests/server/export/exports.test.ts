import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { type ExportName, exportColumns } from '#contract/exportColumns.ts';
import { backendPath } from '#contract/host.ts';
import { startBackend } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addresses, addWallet, deposit, fund, investor, staff } from '#tests/support/people.ts';

describeOnOneEngine('an export', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const ada = await investor(backend);
    await addWallet(backend, grace);
    const get = async (
      call: (typeof calls.exports)[keyof typeof calls.exports],
      query: object = {},
      token = grace.token,
    ) => {
      const { status, headers, reply } = await callApi(backend, call, { token, query } as never);
      // Reading a blob as text takes the byte order mark off; csv.test.ts looks at it.
      const text = reply instanceof Blob ? await reply.text() : '';
      const lines = text.split('\r\n').slice(0, -1);
      return { status, headers, lines: lines.map((line) => line.split(',')) };
    };
    return { backend, grace, ada, get };
  }

  test('has every column, the currency above money, a file name and the number of rows in a header', async () => {
    const { backend, grace, ada, get } = await start();
    await fund(backend, ada, grace, '1000');
    await callApi(backend, calls.withdrawals.create, {
      token: ada.token,
      body: { amount: '100', withdrawMode: 'Bitcoin', address: addresses.BTC },
    });
    const names = {
      deposits: 'deposits',
      users: 'users',
      withdrawals: 'withdrawals',
      auditLog: 'audit-log',
    } as const;
    const money: Record<ExportName, readonly string[]> = {
      deposits: ['amount', 'amountReceived'],
      users: ['available', 'held'],
      withdrawals: ['amount', 'held'],
      'audit-log': [],
    };
    for (const [verb, name] of Object.entries(names)) {
      const { status, headers, lines } = await get(calls.exports[verb as keyof typeof names]);
      expect([name, status]).toEqual([name, 200]);
      const [head, ...rows] = lines;
      const headings = exportColumns[name].map((column) =>
        money[name].includes(column) ? `${column} (USD)` : column,
      );
      expect(head).toEqual(headings);
      expect(rows.length).toBeGreaterThan(0);
      // The log's own export comes after the count, and is its newest line.
      const counted = name === 'audit-log' ? rows.length - 1 : rows.length;
      expect(headers.get('X-Row-Count')).toBe(String(counted));
      expect(headers.get('Content-Disposition')).toBe(
        `attachment; filename="${name}-2026-03-02.csv"`,
      );
      expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    }
  });

  test('follows filter, sort and chosen columns of the list', async () => {
    const { backend, ada, get } = await start();
    for (const amount of ['300', '100', '200']) await deposit(backend, ada, amount);
    await deposit(backend, await investor(backend, 'eve'), '400');
    const { lines } = await get(calls.exports.deposits, {
      filter: { userId: ada.user._id, amountFrom: 150 },
      sort: ['amount', 'ASC'],
      columns: 'amount,user,status',
    });
    expect(lines).toEqual([
      ['amount (USD)', 'user', 'status'],
      ['200.00', '"ada of the tests"', '"pending"'],
      ['300.00', '"ada of the tests"', '"pending"'],
    ]);
    expect((await get(calls.exports.deposits, { columns: 'amount,password_hash' })).status).toBe(
      400,
    );
    expect((await get(calls.exports.deposits, { filter: { colour: 'red' } })).status).toBe(400);
    expect((await get(calls.exports.users, {}, ada.token)).status).toBe(403);
  });

  test('has people in the order of their balance, and of their last visit', async () => {
    const { backend, grace, ada, get } = await start();
    await fund(backend, ada, grace, '1000');
    backend.clock.advance(120_000);
    await investor(backend, 'eve');
    const inOrder = async (sort: string) => {
      const query = { filter: { role: 'user' }, sort: [sort, 'DESC'], columns: 'userName' };
      return (await get(calls.exports.users, query)).lines.slice(1).flat();
    };
    expect(await inOrder('balance')).toEqual(['"ada"', '"eve"']);
    expect(await inOrder('lastSeenAt')).toEqual(['"eve"', '"ada"']);
  });

  test('holds a name that looks like a formula as text', async () => {
    const { backend, grace, ada, get } = await start();
    await callApi(backend, calls.profile.update, {
      token: ada.token,
      body: { fullName: '=HYPERLINK("evil.example";"click")' } as never,
    });
    const { lines } = await get(calls.exports.users, {
      filter: { role: 'user' },
      columns: 'fullName',
    });
    expect(lines[1]).toEqual([`"'=HYPERLINK(""evil.example"";""click"")"`]);
    const log = await callApi(backend, calls.audit.list, { token: grace.token });
    const [ended, started] = log.reply.data;
    expect(ended).toMatchObject({
      action: 'export.users',
      details: { state: 'complete', rows: 1 },
    });
    expect(started).toMatchObject({
      action: 'export.users',
      target: { kind: 'export', _id: grace.user._id },
      details: { state: 'started', rows: 1, columns: 'fullName', filter: '{"role":"user"}' },
    });
  });

  test('reads page after page as it is fetched, whole and without a row twice', async () => {
    const { backend, grace, ada } = await start();
    await sql`INSERT INTO deposits (id, user_id, coin, amount_cents, address, late, deposit_date)
      SELECT gen_random_uuid(), ${ada.user._id}, 'BTC', 100 * (n % 7 + 1), 'x', false,
        ${backend.clock.now()} FROM generate_series(1, 2500) n`.execute(backend.db);
    const address = `http://localhost${backendPath}${calls.exports.deposits.path}`;
    const query = new URLSearchParams({ columns: 'id', sort: '["amount","DESC"]' });
    const response = await backend.app.fetch(
      new Request(`${address}?${query}`, { headers: { Authorization: `Bearer ${grace.token}` } }),
      { address: '127.0.0.1' },
    );
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    const decoder = new TextDecoder();
    const chunks: string[] = [];
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      chunks.push(decoder.decode(part.value));
    }
    const sizes = chunks.map((chunk) => chunk.split('\r\n').length - 1);
    expect(sizes).toEqual([1, 1000, 1000, 500]);
    const ids = chunks.slice(1).join('').trim().split('\r\n');
    expect(new Set(ids).size).toBe(2500);
  });

  test('ends as cancelled in the activity when its client leaves, and without a failure', async () => {
    const { backend, grace, ada } = await start();
    await sql`INSERT INTO deposits (id, user_id, coin, amount_cents, address, late, deposit_date)
      SELECT gen_random_uuid(), ${ada.user._id}, 'BTC', 100, 'x', false,
        ${backend.clock.now()} FROM generate_series(1, 1500) n`.execute(backend.db);
    const failures: string[] = [];
    backend.ports.log = (level, event) => void (level === 'error' && failures.push(event));
    const response = await backend.app.fetch(
      new Request(`http://localhost${backendPath}${calls.exports.deposits.path}`, {
        headers: { Authorization: `Bearer ${grace.token}` },
      }),
      { address: '127.0.0.1' },
    );
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    await reader.read();
    // A page is being read now; the client does not wait for it.
    await reader.cancel();
    await callApi(backend, calls.exports.users, { token: grace.token });
    expect(failures).toEqual([]);
    const log = await callApi(backend, calls.audit.list, {
      token: grace.token,
      query: { filter: { action: 'export.deposits' } } as never,
    });
    expect(log.reply.data.map(({ details }) => details)).toMatchObject([
      { state: 'cancelled', rows: 0 },
      { state: 'started', rows: 1500 },
    ]);
  });

  test('of an empty list has only the header row', async () => {
    const { get } = await start();
    const { lines, headers } = await get(calls.exports.withdrawals, { columns: 'id' });
    expect([lines, headers.get('X-Row-Count')]).toEqual([[['id']], '0']);
  });
});
