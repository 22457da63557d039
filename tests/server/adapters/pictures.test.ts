import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { childPorts } from '#server/adapters/child/ports.ts';
import { hashPassword } from '#server/adapters/passwords.ts';
import { fileMessages } from '#server/platform/files/messages.ts';
import type { Sheet } from '#server/platform/sheet.ts';
import { builtServer, ensureBuilt } from '#tests/support/built.ts';
import { callApi } from '#tests/support/caller.ts';
import { quickestEngine } from '#tests/support/engines.ts';
import { grace, install, startServer } from '#tests/support/installation.ts';
import { addWallet, investor, signIn } from '#tests/support/people.ts';
import { jpegOfScans, png } from '#tests/support/pictures.ts';

const serverDir = join(builtServer, '..');

beforeAll(ensureBuilt);

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());
const childrenOf = (pid: number) =>
  execFileSync('ps', ['-e', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, state]) => Number(parent) === pid && !state?.startsWith('Z'))
    .map(([child]) => Number(child));

const sheet: Sheet = {
  brand: 'Plainvest',
  issuer: [],
  title: 'Statement',
  addressee: [],
  details: [],
  summary: [],
  columns: [{ name: 'Date', share: 1 }],
  rows: [{ cells: ['2026-03-01'], note: null }],
  notes: [],
  foot: '',
};

test('four pictures that take too long are refused, and passwords and PDF files pass them', async () => {
  const { images, pdf } = childPorts(serverDir);
  const slow = await bytesOf(await jpegOfScans(880, 6_000));
  const finished: string[] = [];
  const opened = Array.from({ length: 4 }, () =>
    images.inspect(slow).then(
      () => finished.push('opened'),
      (refusal: Error) => finished.push(refusal.message),
    ),
  );
  const others = [
    hashPassword('QuietHarbour#9').then(() => finished.push('password')),
    pdf(sheet, new Date(0)).then(() => finished.push('PDF')),
  ];
  await Promise.all([...opened, ...others]);
  expect(finished.slice(0, 2).sort()).toEqual(['PDF', 'password']);
  expect(finished.slice(2)).toEqual(Array(4).fill(fileMessages.pictureTooComplex));
  const next = await images.inspect(await bytesOf(await png('receipt.png')));
  expect(next).toEqual({ type: 'image/png', width: 40, height: 30 });
});

test('pictures beyond a short queue are refused with 503 and Retry-After', async () => {
  const { images } = childPorts(serverDir);
  const bytes = await bytesOf(await png('receipt.png'));
  const outcomes = await Promise.allSettled(
    Array.from({ length: 12 }, () => images.inspect(bytes)),
  );
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused.map(({ code, details }) => [code, details.retryAfterS])).toEqual(
    Array(3).fill(['unavailable', 5]),
  );
});

test.each(['terminate', 'kill'] as const)('the decoder ends with the server: %s', async (end) => {
  const { variables } = await install(quickestEngine);
  const server = await startServer({ ...variables, ...grace });
  const reader = await signIn(server, 'grace', grace.ADMIN_PASSWORD);
  await addWallet(server, reader);
  const { token } = await investor(server, 'ada', { reader });
  const sent = await callApi(server, calls.deposits.create, {
    token,
    body: { amount: '500', coin: 'BTC', image: await png('receipt.png') },
  });
  expect(sent.status).toBe(200);
  const [decoder = 0] = childrenOf(server.child.pid);
  expect(decoder).toBeGreaterThan(0);
  await server.child[end]();
  await vi.waitFor(() => expect(() => process.kill(decoder, 0)).toThrow('ESRCH'), 10_000);
});
