import type { CDPSession } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestBed } from '#tests/support/browser/demoTestBed.ts';
import { openTestBed, serverTestBed } from '#tests/support/browser/testBed.ts';
import {
  addWallet,
  investor,
  investorPassword,
  signIn as signInByCall,
} from '#tests/support/people.ts';
import { axeFindings } from './axe.ts';
import { signIn, type Visitor } from './visitor.ts';

const failed = 'Error Occured please try again or contact admin';
const deliberate = 'ERR_CONNECTION_RESET';

/** A picture of noise, which compresses badly, so that its upload takes a while. */
async function heavyPicture() {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 700, height: 600, channels: 3, background: 'grey', noise } as const;
  return {
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: await sharp({ create }).png().toBuffer(),
  };
}

describe('a deposit by Ethereum from a phone', () => {
  let testBed: TestBed;
  let ada: Visitor;
  let line: CDPSession;

  beforeAll(async () => {
    testBed = await openTestBed(serverTestBed);
    const byCall = await signInByCall(testBed, testBed.staff.userName, testBed.staff.password);
    await addWallet(testBed, byCall, 'ETH');
    await investor(testBed);
    ada = await testBed.visit({ width: 390, touch: true });
    line = await ada.page.context().newCDPSession(ada.page);
  });
  afterAll(() => testBed?.close());

  const button = (name: string) => ada.page.getByRole('button', { name });
  const says = (text: string | RegExp) => ada.page.getByText(text).first().waitFor();

  const upload = async (bytesPerSecond: number) => {
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    });
  };
  /** Drops the next answer after the server has handled the request. */
  const loseNextAnswer = async () => {
    await line.send('Fetch.enable', {
      patterns: [{ urlPattern: '*/backend/deposit', requestStage: 'Response' }],
    });
    line.once('Fetch.requestPaused', async ({ requestId }) => {
      await line.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
      await line.send('Fetch.disable');
    });
  };

  test('is quoted with its rate, its source and a time to pay', async () => {
    const { page } = ada;
    // The event of the deposit would open its page before the next try.
    await page.route('**/backend/events', (route) => route.fulfill({ status: 204 }));
    await signIn(page, { userName: 'ada', password: investorPassword, landing: '/user/overview' });
    await page.goto('/user/deposit');
    await page.getByRole('textbox', { name: 'Amount' }).fill('200');
    await page.getByRole('radio', { name: 'Ethereum' }).check();
    await says('ETH Wallet Address fetched successfully!');
    expect(await axeFindings(page)).toEqual([]);
    await button('CONTINUE').click();
    await says('You are about to pay 0.004445 ETH for 200.00 USD*');
    await says('Quote valid');
    expect(await axeFindings(page)).toEqual([]);
    await button('I have sent the coin').click();
  });

  test('accepts a photo, and asks for it again after a reload', async () => {
    const { page } = ada;
    const camera = page.locator('input[capture=environment]');
    await page.getByText('Take a photo').waitFor();
    await camera.setInputFiles(await heavyPicture());
    await says('photo.png');
    await page.reload();
    await says(/Please choose your file again/);
    expect(await axeFindings(page)).toEqual([]);
    await camera.setInputFiles(await heavyPicture());
    await says('photo.png');
    expect(await page.getByText(/Please choose your file again/).count()).toBe(0);
  });

  test('shows upload progress and can be cancelled', async () => {
    const { page } = ada;
    await upload(100_000);
    await button('Submit').click();
    await page.getByRole('progressbar', { name: /Uploading: [1-9]\d? %/ }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await button('Cancel upload').click();
    await says(/before it was complete: this try submitted nothing/);
    await upload(-1);
  });

  test('shows its error messages when the answer is lost', async () => {
    const { page } = ada;
    await loseNextAnswer();
    await button('Submit').click();
    await says(failed);
    await says('An error occurred.');
    await says(/No answer from the server.*it is never counted twice/);
    expect(await axeFindings(page)).toEqual([]);
  });

  test('is one deposit after several requests', async () => {
    const { page } = ada;
    await button('Submit').click();
    await says('Deposit pending, awaiting confirmation.');
    await says(/^We answer by .+ and email you\./);
    expect(await axeFindings(page)).toEqual([]);
    await page.goto('/user/transaction');
    const list = page.getByRole('list', { name: 'Transactions' });
    await list.getByText('$200.00').waitFor();
    expect(await list.getByText('$200.00').count()).toBe(1);
    expect(await list.getByText('pending').count()).toBe(1);
  });

  test('logs only the lost answer to the console', () => {
    expect(ada.complaints.filter((line) => !line.includes(deliberate))).toEqual([]);
    expect(ada.complaints.splice(0)).toHaveLength(1);
  });
});
