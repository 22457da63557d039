import { expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { reauthenticationMs } from '#contract/lifetimes.ts';
import { startBackend } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnEngines } from '#tests/support/engines.ts';
import { staff } from '#tests/support/people.ts';

const id = '11111111-1111-4111-8111-111111111111';
const { exports, prices, staff: onStaff, users } = calls;
const sensitive: [string, Call<string>][] = [
  ['suspend', users.suspend],
  ['unsuspend', users.unsuspend],
  ['unverify', users.unverify],
  ['close', users.close],
  ['setRole', onStaff.setRole],
  ['invite', onStaff.invite],
  ['acceptPrice', prices.accept],
  ['export deposits', exports.deposits],
  ['export users', exports.users],
  ['export withdrawals', exports.withdrawals],
  ['export the audit log', exports.auditLog],
];

describeOnEngines('a password proof older than ten minutes', (engine) => {
  test('is not enough to change accounts or to export', async () => {
    const backend = await startBackend({ db: engine().db });
    const { token } = await staff(backend);
    backend.clock.advance(reauthenticationMs + 1);
    for (const [name, call] of sensitive) {
      const request = { token, params: { id, userId: id }, ...(call.body && { body: {} }) };
      const { status, problem } = await callApi(backend, call, request as never);
      expect([name, status, problem.code]).toEqual([name, 403, 'reauthenticate']);
    }
  });
});
