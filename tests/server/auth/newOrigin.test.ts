import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { backendPath } from '#contract/host.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { deviceName } from '#server/auth/deviceName.ts';
import { sendDueMails } from '#server/auth/mailRequests.ts';
import { networkOf } from '#server/auth/origin.ts';
import { momentInUtc } from '#server/platform/outbox/enqueue.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { investor, investorPassword, staff } from '#tests/support/people.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)' +
  ' Version/18.6 Mobile/15E148 Safari/604.1';
const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0' +
  ' Safari/537.36';

const subject = 'A sign-in from a new device';

async function arrive(
  backend: Backend,
  userAgent: string,
  address = '203.0.113.7',
  password = investorPassword,
) {
  const { status } = await backend.app.fetch(
    new Request(`http://localhost${backendPath}${calls.auth.signIn.path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': userAgent },
      body: JSON.stringify({ userName: 'ada', password }),
    }),
    { address },
  );
  return status;
}

/** The notices that have come since the last look. */
async function notices(backend: Backend) {
  await sendDueMails(backend.ports);
  return backend.mails.splice(0).filter((mail) => mail.subject === subject);
}

/** Ada, registered through a call and never signed in. */
async function registered(backend: Backend) {
  await callApi(backend, calls.auth.signUp, {
    body: {
      userName: 'ada',
      fullName: 'Ada Lovelace',
      email: 'ada@investor.example',
      password: investorPassword,
      confirmPassword: investorPassword,
    },
  });
}

describeOnOneEngine('a sign-in from a new device', (engine) => {
  test('is mailed to the owner; the first sign-in and known origins are not', async () => {
    const backend = await startBackend({ db: engine().db });
    await registered(backend);
    await arrive(backend, firefox);
    await arrive(backend, firefox);
    expect(await notices(backend)).toEqual([]);
    await arrive(backend, safari);
    const [notice, ...more] = await notices(backend);
    expect([notice?.to, more]).toEqual(['ada@investor.example', []]);
    expect(notice?.text).toContain('With: Safari on iPhone');
    const time = momentInUtc(backend.clock.now());
    expect(notice?.text).toContain(`When: ${time}`);
    expect(notice?.text).toContain('http://localhost:3000/forgot-password');
    await arrive(backend, safari);
    expect(await notices(backend)).toEqual([]);
  });

  test('an update of the browser and a new address of the same line are nothing new', async () => {
    const backend = await startBackend({ db: engine().db });
    await registered(backend);
    await arrive(backend, firefox, '203.0.113.7');
    await arrive(backend, firefox.replaceAll('145', '146'), '203.0.200.1');
    expect(await notices(backend)).toEqual([]);
    await arrive(backend, firefox, '198.51.100.1');
    expect(await notices(backend)).toHaveLength(1);
  });

  test('reads no more of a browser’s name than its first 300 characters', async () => {
    const backend = await startBackend({ db: engine().db });
    await registered(backend);
    const long = firefox.padEnd(300, '.');
    await arrive(backend, `${long}${'Version/'.repeat(500)}`);
    await arrive(backend, `${long}and another end`);
    expect(await notices(backend)).toEqual([]);
  });

  test('both new at once make one mail, and so do two sign-ins at once', async () => {
    const backend = await startBackend({ db: engine().db });
    await registered(backend);
    await arrive(backend, firefox);
    await arrive(backend, safari, '2001:db8:1::7');
    expect(await notices(backend)).toHaveLength(1);
    await Promise.all(Array.from({ length: 4 }, () => arrive(backend, chrome)));
    expect(await notices(backend)).toHaveLength(1);
  });

  test('a wrong password stores no origin and sends no mail', async () => {
    const backend = await startBackend({ db: engine().db });
    await registered(backend);
    await arrive(backend, firefox);
    expect(await arrive(backend, safari, '203.0.113.7', 'wrong')).toBe(401);
    expect(await notices(backend)).toEqual([]);
    await arrive(backend, safari);
    expect(await notices(backend)).toHaveLength(1);
  });

  test('what a browser calls itself is never copied into the mail', async () => {
    const backend = await startBackend({ db: engine().db });
    await registered(backend);
    await arrive(backend, firefox);
    await arrive(backend, 'Call +1 555 at once https://evil.example/ Windows');
    const [notice] = await notices(backend);
    expect(notice?.text).toContain('With: an unknown browser\n');
    expect(notice?.text).not.toContain('evil');
  });

  test('only digests are kept, and none of a closed account', async () => {
    const backend = await startBackend({ db: engine().db });
    const grace = await staff(backend);
    const ada = await investor(backend);
    await arrive(backend, firefox);
    const kept = () =>
      backend.db
        .selectFrom('known_origins')
        .select(['kind', 'digest'])
        .where('user_id', '=', ada.user._id)
        .execute();
    for (const { digest } of await kept()) expect(digest).toHaveLength(32);
    expect((await kept()).map(({ kind }) => kind).sort()).toEqual([
      'browser',
      'browser',
      'network',
      'network',
    ]);
    await callApi(backend, calls.users.close, {
      token: grace.token,
      params: { userId: ada.user._id },
    });
    expect(await kept()).toEqual([]);
  });
});

test.each([
  ['203.0.113.7', '203.0.0.0/16'],
  ['::ffff:203.0.113.7', '203.0.0.0/16'],
  ['2001:0db8:85a3::8a2e:370:7334', '2001:db8::/32'],
  ['2001::1', '2001:0::/32'],
  ['::1', '0:0::/32'],
  ['local', 'local'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  [firefox, 'Firefox on Windows'],
  [safari, 'Safari on iPhone'],
  [chrome, 'Chrome on Linux'],
  [`${chrome} Edg/142.0.0.0`, 'Microsoft Edge on Linux'],
  [chrome.replace('X11; Linux x86_64', 'Linux; Android 15'), 'Chrome on Android'],
  [chrome.replace('X11; Linux x86_64', 'Macintosh; Intel Mac OS X 10_15_7'), 'Chrome on macOS'],
  ['Evil/1 (Windows NT 10.0) ', 'Unknown browser on Windows'],
  ['Call +1 555 at once/1 ', null],
  ['curl/8.5', null],
  ['', null],
])('the device of %s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
