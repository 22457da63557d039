import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { privacyVersion, termsVersion } from '#contract/settings.ts';
import { startBackend } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { investorPassword } from '#tests/support/people.ts';
import { html } from './renderedSite.ts';

describeOnOneEngine('the terms on the site', (engine) => {
  test('have the version that a new account stores (S-052)', async () => {
    const { db } = engine();
    const backend = await startBackend({ db });
    const body = {
      fullName: 'Ada Lovelace',
      userName: 'ada',
      email: 'ada@investor.example',
      password: investorPassword,
      confirmPassword: investorPassword,
    };
    expect((await callApi(backend, calls.auth.signUp, { body })).status).toBe(200);
    const ada = await db
      .selectFrom('users')
      .select('terms_version')
      .where('user_name', '=', 'ada')
      .executeTakeFirstOrThrow();
    expect(ada.terms_version).toBe(termsVersion);
    expect(html('/terms')).toContain(ada.terms_version);
    expect(html('/privacy')).toContain(privacyVersion);
  });
});

test.each(['/terms', '/terms/2026-11-23'] as const)('the index of %s has each clause', (path) => {
  const page = html(path);
  const clauses = [...page.matchAll(/<h2 id="([a-z-]+)"[^>]*>([^<]+)/g)].map(
    ([, id, name]) => `#${id} ${name}`,
  );
  const [, list = ''] = page.split('On this page');
  const links = [...list.matchAll(/<a href="(#[a-z-]+)"[^>]*>([^<]+)/g)].map(
    ([, href, name]) => `${href} ${name}`,
  );
  const all = clauses.filter((clause) => !/^#(earlier|sources|page-index|read-next) /.test(clause));
  expect(all.length).toBeGreaterThan(14);
  expect(links.slice(0, all.length)).toEqual(all);
  expect(all.includes('#fees Fees')).toBe(path === '/terms');
});
