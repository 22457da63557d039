import { expect, it } from 'vitest';
import { contentPolicy, securityHeaders } from '#server/node/site/headers.ts';
import { ask, builtSite } from './builtSite.ts';

const publicUrl = 'http://localhost:3000';

it('sends the same security headers with every answer', async () => {
  const site = await builtSite();
  const expected = securityHeaders({ backendHost: '/backend', publicUrl });
  const answers = [
    ask(site, '/'),
    ask(site, '/login'),
    ask(site, '/nope'),
    ask(site, '/about/'),
    ask(site, '/assets/app-1.js'),
    ask(site, '/', { method: 'DELETE' }),
  ];
  for (const { headers } of answers) {
    expect(Object.fromEntries(headers)).toMatchObject(expected);
  }
});

it('allows no inline or foreign code and keeps Trusted Types on', () => {
  const policy = contentPolicy({ backendHost: '/backend', publicUrl });
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src-attr 'none'");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
});

it('lets the app call a back end on another origin, and that one only', () => {
  const policy = contentPolicy({ backendHost: 'https://api.example.com/v2', publicUrl });
  expect(policy).toContain("connect-src 'self' https://api.example.com;");
});

it('promises transport security only where the site is reached by https', () => {
  const names = (url: string) =>
    Object.keys(securityHeaders({ backendHost: '/backend', publicUrl: url }));
  expect(names('https://plainvest.example')).toContain('strict-transport-security');
  expect(names(publicUrl)).not.toContain('strict-transport-security');
});
