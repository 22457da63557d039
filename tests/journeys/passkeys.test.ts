import { sql } from 'kysely';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { appendAudit } from '#server/platform/audit/append.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { createStaff } from '#server/staff/staff.ts';
import type { TestBed } from '#tests/support/browser/demoTestBed.ts';
import { openTestBed, serverTestBed } from '#tests/support/browser/testBed.ts';
import { callApi } from '#tests/support/caller.ts';
import {
  addresses,
  addWallet,
  fund,
  investor,
  investorPassword,
  type Person,
  signIn,
} from '#tests/support/people.ts';
import { axeFindings, pixelsBeyond, show, smallTargets } from './axe.ts';
import { tickChecks } from './records.ts';
import { sessionOf } from './visitor.ts';

/** A passkey device of the browser, with a verified person. */
async function plugIn(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    forget: () => session.send('WebAuthn.clearCredentials', { authenticatorId }),
    /** Whether a person is checked from now on. */
    verify: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

const use = (page: Page, person: Person) =>
  page.evaluate((root) => localStorage.setItem('root', root), sessionOf(person));

async function addPasskey(page: Page, person: Person, path: string): Promise<void> {
  await use(page, person);
  await page.goto(path);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill('Phone');
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await page.getByText(/^Added .+, not used yet$/).waitFor();
}

describe('a passkey in a browser', () => {
  let testBed: TestBed;

  beforeAll(async () => {
    testBed = await openTestBed(serverTestBed);
  });
  afterAll(() => testBed?.close());

  test('is added, signs in without a name, and leads back to the password when it is gone', async () => {
    const ada = await investor(testBed);
    const { page, leave } = await testBed.visit({ width: 375, touch: true });
    const device = await plugIn(page);
    await page.goto('/login');
    await addPasskey(page, ada, '/user/useracct/security');
    for (const scheme of ['light', 'dark'] as const) {
      await show(page, { width: 320, scheme });
      const found = [...(await axeFindings(page)), ...(await smallTargets(page))];
      expect([found, await pixelsBeyond(page)]).toEqual([[], 0]);
    }

    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.waitForURL('**/user/**');

    await device.forget();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.locator('#login-error').getByText('No passkey was used.').waitFor();
    await page.getByLabel('Username').fill('ada');
    await page.getByLabel('Password', { exact: true }).fill(investorPassword);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByText('Use the passkey of your account.').waitFor();
    expect([await axeFindings(page), await smallTargets(page)]).toEqual([[], []]);
    await leave();
  });
});

describe('a decision that a passkey signs', () => {
  let testBed: TestBed;
  let grace: Person;
  let ada: Person;

  beforeAll(async () => {
    testBed = await openTestBed(serverTestBed);
    grace = await signIn(testBed, testBed.staff.userName, testBed.staff.password);
    ada = await investor(testBed);
    await addWallet(testBed, grace);
    await fund(testBed, ada, grace, '800');
    await testBed.restart(addSecondApprover);
    const rule = { kind: 'withdrawal', fromUsd: '0', approvals: 2 } as const;
    const { token } = grace;
    const proposed = await callApi(testBed, calls.approvals.proposeRule, { token, body: rule });
    expect(proposed.status).toBe(200);
  });
  afterAll(() => testBed?.close());

  test('is a withdrawal, and its approval by staff: once, and only with a checked person', async () => {
    const { page, leave } = await testBed.visit({});
    const device = await plugIn(page);
    await page.goto('/login');
    await addPasskey(page, ada, '/user/useracct/security');
    await addPasskey(page, grace, '/admin/account');
    await testBed.restart(countAtOnce);

    const sent: Request[] = [];
    page.on('request', (request) => sent.push(request));
    const dialog = page.getByRole('dialog', { name: 'Sign with your passkey' });
    const sign = dialog.getByRole('button', { name: 'Sign' });
    await page.goto('/login');
    await use(page, ada);
    await page.goto('/user/withdraw');
    await page.getByLabel('Amount').fill('300.50');
    await page.getByRole('radio', { name: 'Bitcoin' }).check();
    await page.getByLabel('Destination address').fill(addresses.BTC);
    await page.getByRole('button', { name: 'Review withdrawal' }).click();
    await page.getByRole('button', { name: 'Withdraw $300.50' }).click();
    await dialog.getByText('300.50').waitFor();
    await dialog.getByText(addresses.BTC).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await device.verify(false);
    await sign.click();
    await dialog.getByText('No passkey was used.').waitFor();
    await device.verify(true);
    await sign.click();
    await page.getByText('Withdrawal requested.').waitFor();

    // The same signature again, for a new request.
    const signed = sent.findLast((request) => request.url().endsWith('/api/v1/user/withdraw'));
    const { 'x-challenge-id': challenge = '', 'x-assertion': assertion = '' } =
      signed?.headers() ?? {};
    const replay = await callApi(testBed, calls.withdrawals.create, {
      token: ada.token,
      body: signed?.postDataJSON(),
      headers: { 'X-Challenge-Id': challenge, 'X-Assertion': assertion },
    });
    expect([replay.status, replay.problem.code]).toEqual([403, 'signature']);
    const own = await callApi(testBed, calls.withdrawals.own, { token: ada.token });
    // A page of the app could still write the session of ada.
    await page.goto('/risk');
    await use(page, grace);
    await page.goto(`/admin/withdrawals/${own.reply.data[0]?._id}/show`);
    await page.getByRole('button', { name: /^Approve/ }).click();
    await tickChecks(page);
    await page.getByRole('button', { name: /^Approve/ }).click();
    await dialog.getByText(/withdrawal \| .* \| BTC \| 30050/).waitFor();
    await sign.click();
    await page
      .getByText(/Approval 1 of 2 recorded/)
      .first()
      .waitFor();
    await leave();
  });
});

// As the owner of the tables: a second person with the duty, and keys that need not wait a day.
const addSecondApprover = (db: Db) =>
  db.transaction().execute(async (trx) => {
    const at = new Date();
    const [first] = await trx
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .execute();
    const passwordHash = 'no password';
    const person = {
      userName: 'alan',
      fullName: 'Alan',
      email: 'alan@staff.example',
      passwordHash,
    };
    const id = await createStaff(trx, person, at);
    await trx.insertInto('duties').values({ user_id: id, duty: 'approve', since: at }).execute();
    const target = { kind: 'user', id } as const;
    await appendAudit(trx, { at, actorId: first?.id ?? '', action: 'staff.invite', target });
  });

const countAtOnce = (db: Db) =>
  db.transaction().execute(async (trx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(trx);
    await sql`UPDATE passkeys SET counts_from = created_at`.execute(trx);
  });
