import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addresses, investor, investorPassword, randomTxid } from '#tests/support/people.ts';
import type { EngineWindow } from './engine.ts';
import { installed, missing } from './engines.ts';
import { openSite, type Site } from './site.ts';
import { type EngineUser, userAt } from './user.ts';

let site: Site;

beforeAll(async () => {
  for (const line of missing) console.warn(line);
  site = await openSite();
});
afterAll(() => site?.child.terminate());

test.runIf(process.env.REQUIRE_ENGINES === '1')('every engine is installed', () => {
  expect(missing).toEqual([]);
});

describe.each(installed)('in $name', ({ name, open }) => {
  const userName = `ada${name}`;
  const payment = /You are about to pay 0\.00769231\sBTC for 500\.00\sUSD/;
  const windows: EngineWindow[] = [];
  let ada: EngineUser;
  let staff: EngineUser;

  const userIn = async (width: number) => {
    const window = await open({ width, height: 844 });
    windows.push(window);
    return userAt(window, site.url);
  };
  const signIn = async (user: EngineUser, known: { userName: string; password: string }) => {
    await user.open('/login');
    await user.fill('Username', known.userName);
    await user.fill('Password', known.password);
    await user.press('button', 'Login');
  };

  beforeAll(async () => {
    await investor(site, userName);
    ada = await userIn(390);
    staff = await userIn(1280);
  });
  afterAll(() => Promise.all(windows.map((window) => window.close())));

  test('a visitor goes from the home page to the registration', async () => {
    await ada.open('/');
    await ada.reads('you could lose everything');
    await ada.press('link', 'Get Started');
    await ada.arrives('/register');
    await ada.reads('At least 8 characters');
  });

  test('an investor signs in', async () => {
    await signIn(ada, { userName, password: investorPassword });
    await ada.arrives('/user/overview');
    await ada.reads(`Hello, ${userName}`);
  });

  test('a deposit outlives a reload of its payment and is submitted with a proof', async () => {
    await ada.press('link', 'Deposit');
    await ada.arrives('/user/deposit');
    await ada.fill('Amount', '500');
    await ada.press('radio', 'Bitcoin');
    await ada.press('button', 'CONTINUE');
    await ada.reads(payment);
    await ada.reload();
    await ada.reads(payment);
    await ada.press('button', 'I have sent the coin');
    await ada.attach(await site.proofOf(name));
    await ada.reads(`${name}.png`);
    await ada.press('button', 'Submit');
    await ada.reads('Deposit pending, awaiting confirmation.');
    await ada.arrives(/^\/user\/deposit\/.+/);
  });

  test('staff confirm the deposit', async () => {
    await signIn(staff, site.staff);
    await staff.press('link', /Transactions/);
    await staff.arrives('/admin/adminTrans');
    await staff.press('link', /^Review: /);
    await staff.press('button', 'Confirm');
    await staff.fill('Transaction id of the payment', randomTxid());
    await staff.press('button', 'Confirm $500.00');
    await staff.reads(/: \$500\.00 confirmed\./);
    await ada.reads('Confirmed');
  });

  test('the investor requests a withdrawal', async () => {
    await ada.press('link', 'Withdraw');
    await ada.reads('Available $500.00');
    await ada.fill('Amount', '100');
    await ada.press('radio', 'Bitcoin');
    await ada.fill('Destination address', addresses.BTC);
    await ada.press('button', 'Review withdrawal');
    await ada.fill('Enter your password', investorPassword);
    await ada.press('button', 'Withdraw $100.00');
    await ada.reads('Withdrawal requested.');
    await ada.arrives('/user/overview');
    await ada.reads('$400.00');
  });

  test('signing out closes the pages of the investor', async () => {
    await ada.press('button', new RegExp(userName));
    await ada.press('button', 'Signout');
    await ada.arrives('/login');
    await ada.open('/user/overview');
    await ada.arrives('/login');
  });
});
