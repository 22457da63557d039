import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readArguments } from '#cli/approvals/arguments.ts';
import { readKeys, writeKeys } from '#cli/approvals/keyList.ts';
import { loadDecisions } from '#cli/approvals/loadDecisions.ts';
import { report } from '#cli/approvals/report.ts';
import { takeSnapshot } from '#cli/backup/snapshot.ts';
import { type ProposalKind, proposalKinds } from '#contract/approvals.ts';
import { calls } from '#contract/calls.ts';
import { startBackend } from '#mocks/backend.ts';
import { readSigningKeys } from '#server/approvals/evidence/readSigningKeys.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { callSigned, withKeys } from '#tests/support/factor/sign.ts';
import { atEndOfFile } from '#tests/support/leftovers.ts';
import { newAccountKey } from '#tests/support/nodes/newAccountKey.ts';
import { raiseQuietAlarm } from '#tests/support/nodes/raiseAlarm.ts';
import { addresses, addWallet, fund, investor, staff } from '#tests/support/people.ts';
import { proposeDirectly } from '#tests/support/proposals.ts';

const approveCalls = {
  adjustment: calls.approvals.approveAdjustment,
  reversal: calls.approvals.approveReversal,
  wallet: calls.approvals.approveWallet,
  rule: calls.approvals.approveRule,
  duty: calls.approvals.approveDuty,
  reset: calls.approvals.approveReset,
};

const folder = mkdtempSync(join(tmpdir(), 'approvals-'));
atEndOfFile(() => rmSync(folder, { recursive: true, force: true }));
const newFile = () => join(folder, crypto.randomUUID());

async function backUp(db: Db): Promise<string> {
  let text = '';
  const write = async (part: string) => {
    text += part;
  };
  const options = { db, engine: 'of the tests', takenAt: new Date(), write, onTable: () => {} };
  await takeSnapshot(options, async () => undefined);
  const file = newFile();
  await writeFile(file, gzipSync(text));
  return file;
}

describeOnOneEngine('approvals:verify', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db });
    const [first, owner] = [await staff(backend), await investor(backend)];
    await addWallet(backend, first);
    await fund(backend, owner, first);
    const [grace, ada] = await withKeys(backend, first, owner);
    const signed = [
      await callSigned(backend, ada, {
        call: calls.withdrawals.create,
        body: { amount: '20', withdrawMode: 'Bitcoin', address: addresses.BTC },
      }),
      await callSigned(backend, ada, {
        call: calls.addressBook.add,
        body: { coin: 'BTC', address: addresses.BTC },
      }),
      await callSigned(backend, grace, {
        call: calls.approvals.proposeRule,
        body: { kind: 'adjustment', fromUsd: '100', approvals: 1, waitHours: 0 },
      }),
      await callSigned(backend, grace, {
        call: calls.users.adjust,
        params: { userId: ada.user._id },
        body: { status: 'Credit', amount: '20', reason: 'Paid twice' },
      }),
      await callSigned(backend, grace, {
        call: calls.wallets.add,
        body: { walletAdd: addresses.ETH, walletType: 'eth' },
      }),
      await callSigned(backend, grace, { call: calls.accountKeys.add, body: newAccountKey() }),
      await callSigned(backend, grace, {
        call: calls.staff.invite,
        body: { fullName: 'Otto', userName: 'otto', email: 'o@staff.example', duties: 'audit' },
      }),
    ];
    expect(signed.map(({ status }) => status)).toEqual(signed.map(() => 200));
    return { backend, grace, ada, decisions: signed.length };
  }

  async function verified(file: string, list?: string) {
    const { db, close } = await loadDecisions(file);
    const known = await readSigningKeys(db);
    const lines: string[] = [];
    const keys = list ? await readKeys(list, known) : known;
    const judging = { keys, bindsSince: new Date(0), passkeysSince: null };
    const counts = await report(db, judging, (line) => lines.push(line));
    await close();
    return { ...counts, lines, keys: known };
  }

  test('lists by a backup only which key signed each decision, and which are not signed', async () => {
    const { backend, decisions } = await start();
    const { lines, keys, ...counts } = await verified(await backUp(backend.db));
    // The wallet and the deposit of the beginning were decided before there was a key.
    expect([counts, lines.filter((line) => line.includes('failed'))]).toEqual([
      { signed: decisions, unsigned: 2, failed: 0 },
      [],
    ]);
    expect(lines.find((line) => line.includes(' rule '))).toMatch(
      /by grace signed by the key Key of the tests$/,
    );
    expect(lines.find((line) => line.includes(' deposit '))).toMatch(
      /unsigned: one person decides/,
    );
    expect(keys).toHaveLength(2);
  });

  test('fails what a list of keys does not know, and what was changed in the database', async () => {
    const { backend, ada } = await start();
    const list = newFile();
    await writeKeys(list, (await readSigningKeys(backend.db)).slice(0, 1));
    const { failed, lines } = await verified(await backUp(backend.db), list);
    expect(failed).toBeGreaterThan(0);
    expect(lines.join('\n')).toContain('signed by an unknown key');
    await expect(writeKeys(list, [])).rejects.toThrow(/exist/);
    await backend.db.transaction().execute(async (trx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(trx);
      await sql`UPDATE withdrawals SET address = ${addresses.ETH} WHERE user_id = ${ada.user._id}`.execute(
        trx,
      );
    });
    const changed = await verified(await backUp(backend.db));
    expect(changed.lines.filter((line) => line.includes('failed'))).toEqual([
      expect.stringMatching(/ request #.{10} by ada failed: signed for something else$/),
    ]);
  });

  test('verifies the approval of each kind, and fails it with the subject changed', async () => {
    const backend = await startBackend({ db: engine().db });
    const first = await staff(backend);
    const [second, colleague] = [await staff(backend, 'alan'), await staff(backend, 'otto')];
    const owner = await investor(backend);
    await addWallet(backend, first);
    const [alan] = await withKeys(backend, second);
    const sign = async (kind: ProposalKind | 'alarm', id: string) => {
      const { rows } = await sql<{ text: string }>`
        SELECT subject_text(${kind}, ${id}::uuid, 100) AS text`.execute(backend.db);
      const content = rows[0]?.text ?? '';
      const [call, body] =
        kind === 'alarm'
          ? ([calls.alarms.close, { content, note: 'Looked at.' }] as const)
          : ([approveCalls[kind], { content }] as const);
      const { status } = await callSigned(backend, alan, { call, params: { id }, body });
      expect([kind, status]).toEqual([kind, 200]);
    };
    for (const kind of proposalKinds) {
      const { user } = kind === 'duty' ? colleague : owner;
      const about = { userId: user._id, by: first.user._id };
      await sign(kind, await proposeDirectly(backend, { kind, ...about }));
    }
    await sign('alarm', await raiseQuietAlarm(backend));
    const kindsOf = (ending: string, { lines }: { lines: string[] }) =>
      lines.flatMap((line) => (line.endsWith(`by alan ${ending}`) ? [line.split(' ')[1]] : []));
    const kinds = [...proposalKinds, 'alarm'].sort();
    const before = await verified(await backUp(backend.db));
    expect(kindsOf('signed by the key Key of the tests', before).sort()).toEqual(kinds);
    await backend.db.transaction().execute(async (trx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(trx);
      await sql`UPDATE approvals SET content = sha256(content) WHERE by_user = ${alan.user._id}`.execute(
        trx,
      );
    });
    const after = await verified(await backUp(backend.db));
    expect(kindsOf('failed: signed for something else', after).sort()).toEqual(kinds);
  });

  test('reads its words', () => {
    expect(readArguments(['a.gz', '--keys', 'list'])).toMatchObject({
      backup: expect.stringMatching(/a\.gz$/),
      keys: expect.stringMatching(/list$/),
    });
    for (const wrong of [['--keys'], ['--other', 'x'], ['a', 'b']]) {
      expect(() => readArguments(wrong)).toThrow(/npm run approvals:verify/);
    }
  });
});
