import { expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { startBackend } from '#mocks/backend.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { addresses, staff } from '#tests/support/people.ts';

const id = '11111111-1111-4111-8111-111111111111';
const base58 = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';
const txid = 'bc1f20e8a39c2d4477f0bc1a53d7099ce1f2aa3045d9e8c7f60a2233445566ff';

const official: Record<string, [field: string, others?: object]> = {
  'deposits.confirm': ['reason'],
  'deposits.decline': ['reason'],
  'withdrawals.decline': ['reason'],
  'reversals.create': ['reason', { source: 'deposit', sourceId: id, kind: 'wrong' }],
  'resets.propose': ['reason', { userId: id }],
  'settings.update': ['pauseReason'],
  'reasons.update': ['reasons', { kind: 'deposit' }],
  'staff.setDuties': ['reason', { duties: 'review' }],
  'staff.setRole': ['reason', { role: 'user' }],
  'users.adjust': ['reason', { status: 'Credit', amount: '12.50' }],
  'users.close': ['reason'],
  'users.suspend': ['reason'],
  'users.unsuspend': ['reason'],
  'users.unverify': ['reason'],
};

// Staff read them, not the owner of the account.
const internal = [
  ...['alarms.close', 'approvals.object', 'deposits.addNote', 'payouts.cancel'],
  ...['reconciliations.close', 'users.verify', 'withdrawals.approve', 'withdrawals.pay'],
];

const allCalls = Object.entries(calls).flatMap(([noun, ofNoun]) =>
  Object.entries(ofNoun).map(([name, call]) => [`${noun}.${name}`, call as Call] as const),
);

const fieldsOf = ({ body }: Call): string[] =>
  body && 'fields' in body ? Object.keys(body.fields as object) : [];

describeOnOneEngine('an official text', (engine) => {
  async function start() {
    const backend = await startBackend({ db: engine().db });
    const { token } = await staff(backend);
    const send = async (call: Call, body: object) => {
      const params = { id, userId: id, depositId: id };
      const request = { token, params, body };
      const { status, problem } = await callApi(backend, call, request as never);
      return { status, fields: problem.fields };
    };
    const sentence = async (reason: string) => (await send(calls.users.suspend, { reason })).status;
    return { send, sentence };
  }

  test('of each call of staff names neither a coin address nor a web address', async () => {
    const { send } = await start();
    for (const [name, call] of allCalls) {
      const [field, others] = official[name] ?? [];
      if (!field) continue;
      for (const hidden of [`Pay to ${addresses.BTC}.`, 'See https://thief.example now']) {
        const text = field === 'reasons' ? JSON.stringify([hidden]) : hidden;
        const answer = await send(call, { ...others, [field]: text });
        const fields = { [field]: platformMessages.addressInText };
        expect([name, answer]).toEqual([name, { status: 422, fields }]);
      }
    }
  });

  test('is known as such, or is for staff only', () => {
    const free = allCalls.filter(
      ([, call]) =>
        call.access === 'admin' &&
        fieldsOf(call).some((field) => /^(text|note)$|reasons?$/i.test(field)),
    );
    expect(free.map(([name]) => name).sort()).toEqual(
      [...Object.keys(official), ...internal].sort(),
    );
  });

  test.each([
    ['underscores', `_${addresses.BTC}_ and _${addresses.ETH}_`],
    ['underscores around the old form', `_${base58}_`],
    ['spaces', addresses.BTC.replace(/.{4}/g, '$& ')],
    ['dashes', addresses.ETH.replace(/.{4}/g, '$&-')],
    ['spaces in the old form', base58.replace(/.{5}/g, '$& ')],
    ['spaces of no width', base58.replace(/.{4}/g, '$&\u200b')],
    ['soft hyphens', addresses.BTC.replace(/.{4}/g, '$&\u00ad')],
    ['combining marks', addresses.ETH.replace(/.{4}/g, '$&\u034f')],
    [
      'wide letters',
      addresses.BTC.replace(/[a-z]/g, (letter) =>
        String.fromCharCode(letter.charCodeAt(0) + 0xfee0),
      ),
    ],
    ['letters after it', `${addresses.BTC}b`],
    ['a web address', 'WWW.thief.example'],
    ['a web address without its scheme', 'Open t.me/thief and write to us'],
    ['a web address with a soft hyphen', 'https:\u00ad//thief.example'],
  ])('does not hide an address by %s', async (_, hidden) => {
    const { sentence } = await start();
    expect(await sentence(`Please pay to ${hidden}`)).toBe(422);
  });

  test.each([
    'Your deposit of $1,250.00 (reference #A26F2CE892) came in 3 payments, not in 1 as announced.',
    `The transaction ${txid} paid 0.00450000 BTC; 0x${txid} paid 12.5 ETH.`,
    'We got 0.5 BTC on 12/11/2026 at 10:30, i.e. 3 days late and/or from another wallet.',
    'Item abc 1 was seen 10x in 40 minutes. 1st we wait, 3rd we decide, and 2 of us sign it.',
    '1 more question before we can go on with this withdrawal of yours: did you make it yourself',
    `Your request ${id} is a copy of #9C01D2E4F7.`,
  ])('may be an ordinary sentence: %s', async (text) => {
    const { sentence } = await start();
    expect(await sentence(text)).toBe(404);
  });
});
