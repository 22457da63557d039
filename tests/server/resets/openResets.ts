import { calls } from '#contract/calls.ts';
import { startBackend } from '#mocks/backend.ts';
import { sendDueMails } from '#server/auth/mailRequests.ts';
import type { Db } from '#server/platform/db/tables.ts';
import { carryOutResets } from '#server/resets/carryOut.ts';
import { approvalCalls } from '#tests/server/approvals/approvalCalls.ts';
import { callApi } from '#tests/support/caller.ts';
import { addApp } from '#tests/support/factor/secondFactor.ts';
import { investor, investorPassword, type Person, staff } from '#tests/support/people.ts';

/** As staff give it. */
export const reason = 'Lost phone, called back at the number we had';

/** An investor with a factor, staff, and the calls of a reset. */
export async function openResets(db: Db) {
  const backend = await startBackend({ db });
  const grace = await staff(backend);
  const alan = await staff(backend, 'alan');
  const ada = await investor(backend);
  await addApp(backend, ada);
  const made = approvalCalls(backend);
  return {
    ...{ backend, grace, alan, ada, ...made },
    propose: ({ token }: Pick<Person, 'token'>, of = ada) =>
      callApi(backend, calls.resets.propose, { token, body: { userId: of.user._id, reason } }),
    proposeRule: made.propose,
    approve: ({ token }: Pick<Person, 'token'>, id: string) =>
      callApi(backend, calls.approvals.approveReset, { token, params: { id } }),
    object: ({ token }: Pick<Person, 'token'>, id: string) =>
      callApi(backend, calls.approvals.object, {
        ...{ token, params: { kind: 'reset', id }, body: { reason: 'Not Ada who called' } },
      }),
    lift: ({ token }: Pick<Person, 'token'>, id: string) =>
      callApi(backend, calls.approvals.lift, { token, params: { kind: 'reset', id } }),
    /** After so long, and after the background job. */
    later: async (ms: number) => {
      await backend.advance(ms);
      await carryOutResets({ db: backend.ports.db, clock: backend.clock.now });
    },
    isLocked: async () =>
      (
        await callApi(backend, calls.auth.signIn, {
          body: { userName: 'ada', password: investorPassword },
        })
      ).status === 401,
    mailsTo: async (address: string) => {
      await sendDueMails(backend.ports);
      return backend.mails.filter(({ to }) => to === address).map(({ subject }) => subject);
    },
  };
}
