import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { checkerPath } from '#contract/pages.ts';
import { closeProfiles, sharedChromium } from '#tests/support/browser/chromium.ts';
import { ensureBuilt } from '#tests/support/built.ts';
import { callApi } from '#tests/support/caller.ts';
import { quickestEngine } from '#tests/support/engines.ts';
import {
  grace,
  type Installation,
  install,
  type RunningServer,
  startServer,
} from '#tests/support/installation.ts';
import { addWallet, deposit, fund, investor, signIn } from '#tests/support/people.ts';
import { patience } from '#tests/support/timeFactor.ts';
import { axeFindings } from './axe.ts';
import { visit } from './visitor.ts';

let place: Installation;
let server: RunningServer;

beforeAll(async () => {
  await ensureBuilt();
  place = await install(quickestEngine);
  server = await startServer({ ...place.variables, ...grace, LOG_HEAD_S: '1' });
});
afterAll(async () => {
  await closeProfiles(await sharedChromium());
  await server?.child.terminate();
});

const linesOf = async () => (await callApi(server, calls.log.heads)).reply.data[0]?.size ?? 0;

test('a visitor proves an old checkpoint, and keeps the proof for a machine without us', async () => {
  const owner = { userName: grace.ADMIN_USERNAME, password: grace.ADMIN_PASSWORD };
  const staff = await signIn(server, owner.userName, owner.password);
  const ada = await investor({ ...server, staff: owner });
  await addWallet(server, staff);
  await expect.poll(linesOf, { timeout: patience(20_000) }).toBeGreaterThan(0);
  const held = await (await callApi(server, calls.log.checkpoint)).reply.text();
  const before = Number(held.split('\n')[1]);
  await deposit(server, ada);
  await expect.poll(linesOf, { timeout: patience(20_000) }).toBeGreaterThan(before + 1);
  await fund(server, ada, staff, '1250');
  const { token } = staff;
  const { data: sum } = (await callApi(server, calls.liabilities.take, { token })).reply;
  const signedSum = async () => {
    const { data } = (await callApi(server, calls.liabilities.list)).reply;
    const { logIndex } = data.find(({ snapshot }) => snapshot === sum.snapshot) ?? {};
    return logIndex != null && (await linesOf()) > logIndex;
  };
  const body = { month: '2026-01' };
  const own = { token: ada.token };
  const { data: issued } = (await callApi(server, calls.issuedStatements.issue, { ...own, body }))
    .reply;
  const file = await callApi(server, calls.issuedStatements.pdf, {
    ...own,
    params: { id: issued._id },
  });
  const bytes = Buffer.from(await file.reply.arrayBuffer());
  const [statement, changed] = ['statement.pdf', 'changed.pdf'].map((name) =>
    join(place.dataDir, name),
  ) as [string, string];
  await writeFile(statement, bytes);
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 20) ^ 1, bytes.length - 20);
  await writeFile(changed, bytes);
  const signedStatement = async () => {
    const params = { sha256: issued.sha256 };
    const { line } = (await callApi(server, calls.issuedStatements.byHash, { params })).reply.data;
    return line !== null && (await linesOf()) > line.index;
  };
  await expect.poll(signedStatement, { timeout: patience(20_000) }).toBe(true);
  await expect.poll(signedSum, { timeout: patience(20_000) }).toBe(true);

  const { page, complaints } = await visit(await sharedChromium(), server.url, { as: ada });
  await page.goto('/proof');
  await page.locator('[data-newest]').waitFor();
  const owed = page.locator('[data-owed]');
  await owed.getByText('$1,250.00').waitFor();
  await owed.getByText(sum.root).waitFor();
  await page.getByText(/^The operator does not publish what it holds/).waitFor();
  await page.getByText('Resets of two-step sign-in').waitFor();
  const field = page.getByLabel('Checkpoint, or the whole email');
  const result = page.locator('[data-result]');
  const check = async (text: string) => {
    await field.fill(text);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await result.getByRole('heading').waitFor();
  };
  await check(`Hello,\n\n> ${held.trimEnd().replaceAll('\n', '\n> ')}\n`);
  await result.getByText(/Nothing up to line/).waitFor();
  expect(await result.getAttribute('data-state')).toBe('good');
  expect(await axeFindings(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Keep this proof' }).click(),
  ]);
  const kept = join(place.dataDir, 'kept.json');
  await download.saveAs(kept);
  await check(held.replace(/^(.*)\n\d+\n/, '$1\n1\n'));
  await result.getByText('The signature is not ours.').waitFor();

  const choose = (...files: string[]) => page.locator('[data-file]').setInputFiles(files);
  await choose(changed);
  await result.getByText('We did not issue this file, or it was changed.').waitFor();
  await choose(statement);
  await result.getByText(/^This file is our statement of 2026-01-01 to 2026-01-31/).waitFor();
  const [statementProof] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Keep this proof' }).click(),
  ]);
  const keptStatement = join(place.dataDir, 'statement.json');
  await statementProof.saveAs(keptStatement);

  await page.goto('/user/proof');
  await page.getByText('In the log', { exact: true }).first().waitFor();
  expect(await page.getByText('Not in the log').count()).toBe(0);
  await page.getByText('$1,250.00 is counted in what is owed to investors.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const [balance] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('region', { name: 'Is my money counted?' })
      .getByRole('button', { name: 'Download evidence' })
      .click(),
  ]);
  const keptBalance = join(place.dataDir, 'balance.json');
  await balance.saveAs(keptBalance);
  expect(complaints).toEqual([]);

  await page.context().setOffline(true);
  await page.goto(pathToFileURL(join(process.cwd(), 'dist/client', checkerPath)).href);
  await choose(kept);
  await page.locator('[data-result][data-state="good"]').waitFor();
  await choose(statement, keptStatement);
  await page.getByText(/^This file is our statement/).waitFor();
  await choose(changed, keptStatement);
  await page.getByText('This file is not the statement that the log has.').waitFor();
  await choose(keptBalance);
  await page.getByText('$1,250.00 is counted in what is owed to investors.').waitFor();
  const swollen = join(place.dataDir, 'swollen.json');
  const counted = await readFile(keptBalance, 'utf8');
  await writeFile(swollen, counted.replace(/"cents": "\d+"/, '"cents": "99999999"'));
  await choose(swollen);
  await page.getByText('This balance is not in the sum that the log has.').waitFor();
  const forged = join(place.dataDir, 'forged.json');
  const text = await readFile(kept, 'utf8');
  await writeFile(forged, text.replace(/"earlier": "([^\\]+)/, '"earlier": "another.example'));
  await choose(forged);
  await page.locator('[data-result][data-state="bad"]').waitFor();
});
