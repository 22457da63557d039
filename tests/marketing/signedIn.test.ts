// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { revealSignedIn } from '#src/marketing/browser/signedIn.ts';
import { html } from './renderedSite.ts';

afterEach(() => localStorage.clear());

it('the page for unknown addresses links a signed-in user to their dashboard (S-040)', () => {
  document.body.innerHTML = html('/404').split('<body>')[1] ?? '';
  const link = document.querySelector<HTMLElement>('main a[href="/login"]');
  revealSignedIn();
  expect(link?.hidden).toBe(true);
  localStorage.setItem('root', JSON.stringify({ token: 'a', tradeUser: { _id: '1' } }));
  revealSignedIn();
  expect(link?.hidden).toBe(false);
});
