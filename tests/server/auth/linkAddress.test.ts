import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { sendDueMails } from '#server/auth/mailRequests.ts';
import { callApi, type Reachable } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { investor, investorPassword, signIn, staff } from '#tests/support/people.ts';

const publicUrl = 'https://plainvest.example';
const email = 'ada@investor.example';

/** The same server, reached by whatever address a request may claim, through a trusted proxy. */
const underFalseName = ({ app }: Backend): Reachable => ({
  app: {
    fetch: (request, connection) => {
      const named = new Request(request.url.replace('localhost', 'evil.example'), request);
      for (const name of ['Host', 'X-Forwarded-Host', 'X-Forwarded-Server', 'X-Original-Host']) {
        named.headers.set(name, 'evil.example');
      }
      named.headers.set('Forwarded', 'for=203.0.113.9;host=evil.example;proto=http');
      named.headers.set('Origin', 'https://evil.example');
      named.headers.set('Referer', 'https://evil.example/forgot-password');
      named.headers.set('X-Forwarded-For', `203.0.113.${request.method.length}`);
      return app.fetch(named, connection);
    },
  },
});

describeOnOneEngine('the links of all mails', (engine) => {
  test('lead to the configured address, whatever host a request names', async () => {
    const config = { publicUrl, trustedProxies: ['127.0.0.1'] };
    const backend = await startBackend({ db: engine().db, config });
    const evil = underFalseName(backend);
    const grace = await staff(backend);
    await investor(evil);
    await callApi(evil, calls.auth.forgotPassword, { body: { email } });
    await callApi(evil, calls.auth.resendVerification, { body: { email } });
    const { token } = grace;
    const invited = { fullName: 'Alan', userName: 'alan', email: 'alan@staff.example' };
    await callApi(evil, calls.staff.invite, { token, body: invited });
    // A sign-in from an unknown origin is mailed too.
    await signIn(backend, 'ada', investorPassword);
    await sendDueMails(backend.ports);

    const links = backend.mails.flatMap(({ text }) => text.match(/\w+:\/\/\S+/g) ?? []);
    const purposes = links.map((link) => link.replace(/#.*/, '').split('/').at(-1));
    expect(purposes.sort()).toEqual([
      'activity',
      'forgot-password',
      'reset-password',
      'reset-password',
      'verify-email',
      'verify-email',
    ]);
    expect(links.filter((link) => !link.startsWith(`${publicUrl}/`))).toEqual([]);
    expect(JSON.stringify(backend.mails)).not.toContain('evil');
  });
});
