import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { verifyFiles } from '#cli/verify/verifyFiles.ts';
import { calls } from '#contract/calls.ts';
import { checkStatement, hashOfFile } from '#contract/proof/checkStatement.ts';
import { proofFormat, type StatementProof } from '#contract/proof/savedProof.ts';
import { dayMs } from '#contract/time.ts';
import { startLog } from '#tests/server/platform/log/startLog.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { fund, investor, investorPassword, signIn } from '#tests/support/people.ts';
import { opened, pageText } from './pdfText.ts';

describeOnOneEngine('an issued statement', (engine) => {
  test('is issued once, signed, and in the log; one changed byte is refused', async () => {
    const { backend, grace, ada, nextHead } = await startLog(engine().db);
    await fund(backend, ada, grace, '500');
    const held = await nextHead();
    const body = { month: '2026-03' };
    const tooEarly = await callApi(backend, calls.issuedStatements.issue, {
      token: ada.token,
      body,
    });
    expect([tooEarly.status, tooEarly.problem.message]).toEqual([
      422,
      'This month is not over. Its statement is issued from one hour after its end.',
    ]);
    await backend.advance(30 * dayMs);
    const { token } = await signIn(backend, 'ada', investorPassword);
    const issue = async () =>
      (await callApi(backend, calls.issuedStatements.issue, { token, body })).reply.data;
    const first = await issue();
    expect(first).toMatchObject({ from: '2026-03-01', to: '2026-03-31' });
    await backend.advance(600_000);
    expect(await issue()).toEqual(first);
    const own = await callApi(backend, calls.issuedStatements.list, { token });
    expect(own.reply.data).toEqual([first]);

    const params = { id: first._id };
    const file = (await callApi(backend, calls.issuedStatements.pdf, { token, params })).reply;
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect(hashOfFile(bytes)).toBe(first.sha256);
    const document = await opened(bytes.slice());
    const text = await pageText(document, 1);
    expect(text).toContain('Issued once');
    expect(text.replaceAll(' ', '')).toContain(`${held.size}${held.note.text.split('\n')[2]}`);

    await nextHead();
    const found = await callApi(backend, calls.issuedStatements.byHash, {
      params: { sha256: first.sha256 },
    });
    const { line } = found.reply.data;
    if (!line) throw new Error('The line is not appended.');
    const { key } = (await callApi(backend, calls.log.heads)).reply;
    const checkpoint = await (await callApi(backend, calls.log.checkpoint)).reply.text();
    const query = { index: line.index, size: Number(checkpoint.split('\n')[1]) };
    const { proof } = (await callApi(backend, calls.log.inclusion, { query })).reply.data;
    const saved: StatementProof = {
      ...{ format: proofFormat, kind: 'statement', key: key ?? '', checkpoint, proof },
      ...line,
    };
    const signature = await (
      await callApi(backend, calls.issuedStatements.signature, { token, params })
    ).reply.text();
    const named = (name: string, content: Uint8Array | string) => {
      const whole = typeof content === 'string' ? new TextEncoder().encode(content) : content;
      return { name, text: new TextDecoder().decode(whole), sha256: hashOfFile(whole) };
    };
    const verdicts = async (pdf: Uint8Array) =>
      (
        await verifyFiles([
          named('statement.pdf', pdf),
          named('proof.json', JSON.stringify(saved)),
          named('statement.pdf.sig', signature),
          named('plainvest-log.json', JSON.stringify({ key })),
        ])
      ).map(({ isGood, text: words }) => [isGood, words.split('\n')[0]]);
    expect(await verdicts(bytes)).toEqual([
      [true, 'proof.json: The log has a statement of 2026-03-01 to 2026-03-31.'],
      [true, 'statement.pdf.sig: signed by localhost:3000/log, for 2026-03-01 to 2026-03-31.'],
      [true, 'statement.pdf: This file is our statement of 2026-03-01 to 2026-03-31, unchanged.'],
      [true, 'statement.pdf: it is the file that localhost:3000/log signed.'],
    ]);
    const changed = bytes.slice();
    changed[changed.length - 20] = (changed.at(-20) ?? 0) ^ 1;
    expect((await verdicts(changed)).map(([isGood]) => isGood)).toEqual([true, true, false, false]);
    expect(await checkStatement(hashOfFile(changed), saved)).toEqual({
      proved: false,
      fault: 'not-issued',
    });
    const lost = { params: { sha256: hashOfFile(changed) } };
    expect((await callApi(backend, calls.issuedStatements.byHash, lost)).status).toBe(404);
    const eve = await investor(backend, 'eve');
    const foreign = { token: eve.token, params };
    for (const call of [calls.issuedStatements.pdf, calls.issuedStatements.signature]) {
      expect((await callApi(backend, call, foreign)).status).toBe(404);
    }
  });

  test('is refused by the database for another file, and before the month is over', async () => {
    const { backend, ada } = await startLog(engine().db);
    const { db } = backend.ports;
    const fileId = crypto.randomUUID();
    await db
      .insertInto('files')
      .values({
        ...{ id: fileId, user_id: ada.user._id, purpose: 'statement', type: 'application/pdf' },
        ...{ size: 1, sha256: new Uint8Array(32), bytes: new Uint8Array([7]) },
        created_at: backend.clock.now(),
      })
      .execute();
    const insert = (month: string, content: string) =>
      sql`INSERT INTO issued_statements (id, user_id, month, file_id, sha256, signature, issued_at)
        VALUES (gen_random_uuid(), ${ada.user._id}, ${month}::date, ${fileId},
          sha256(decode(${content}, 'hex')), '', ${backend.clock.now()})`.execute(db);
    await expect(insert('2026-02-01', '08')).rejects.toThrow('not that of the file');
    await expect(insert('2026-03-01', '07')).rejects.toThrow('not over');
    await insert('2026-02-01', '07');
    await expect(insert('2026-01-01', '07')).rejects.toThrow('unique');
  });
});
