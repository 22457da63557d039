import { expect, test } from 'vitest';
import { appPages } from '#contract/pages.ts';
import { fromBase64 } from '#contract/proof/base64.ts';
import { parseVerifierKey } from '#contract/proof/signedNote.ts';
import { noOperator } from '#server/runtime/operator.ts';
import { withWellKnown } from '#server/runtime/site/wellKnown.ts';

const inner = { fetch: () => new Response('the site'), refill: () => {} };
const logKey = {
  name: 'invest.example.com/log',
  publicKey: new Uint8Array(32).fill(5),
  kind: 1,
} as const;
const at = new Date('2026-03-04T05:06:07Z');

async function asked(path: string, support: string | null, method = 'GET'): Promise<Response> {
  const site = withWellKnown(
    inner,
    { publicUrl: 'https://invest.example.com', operator: { ...noOperator, support } },
    { clock: () => at, logKey },
  );
  return site.fetch(new Request(`https://invest.example.com${path}`, { method }));
}

test('security.txt has the fields of RFC 9116 and expires within a year', async () => {
  const answer = await asked('/.well-known/security.txt', 'help@harbour.example');
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await answer.text()).split('\n')).toEqual([
    'Contact: mailto:help@harbour.example',
    'Expires: 2026-08-31T00:00:00.000Z',
    'Preferred-Languages: en',
    'Policy: https://invest.example.com/security',
    'Canonical: https://invest.example.com/.well-known/security.txt',
    '',
  ]);
});

test.each([
  ['https://help.example.com/contact', 'https://help.example.com/contact'],
  ['+44 20 1234 5678', 'tel:+442012345678'],
  ['Harbour Street desk', 'https://invest.example.com/complaints'],
  ['help@harbour.example\nContact: x@y', 'https://invest.example.com/complaints'],
  [null, 'https://invest.example.com/complaints'],
])('the support contact %j becomes %s', async (support, contact) => {
  const text = await (await asked('/.well-known/security.txt', support)).text();
  expect(text.split('\n')[0]).toBe(`Contact: ${contact}`);
});

test('change-password leads to the page where passwords are changed', async () => {
  const answer = await asked('/.well-known/change-password', null);
  expect(answer.status).toBe(302);
  expect(appPages).toContain(answer.headers.get('location'));
  expect(answer.headers.get('location')).toMatch(/security$/);
});

test('the key of the log is at a fixed address', async () => {
  const published = await (await asked('/.well-known/plainvest-log.json', null)).json();
  expect(published.origin).toBe('invest.example.com/log');
  expect(parseVerifierKey(published.key)).toEqual(logKey);
  expect(published.key).toContain(`+${published.keyId}+`);
  expect(fromBase64(published.publicKey)).toEqual(logKey.publicKey);
});

test('everything else is the site, also for other methods', async () => {
  expect(await (await asked('/about', null)).text()).toBe('the site');
  expect(await (await asked('/.well-known/security.txt', null, 'POST')).text()).toBe('the site');
});
