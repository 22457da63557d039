import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/time.ts';
import { platformMessages } from '#server/platform/errors/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { describeOnOneEngine } from '#tests/support/engines.ts';
import { openResets } from './openResets.ts';

describeOnOneEngine('a reset of a second factor by staff', (engine) => {
  test('is stopped by its owner, by the link of the mail and without a sign-in', async () => {
    const { backend, ada, grace, alan, propose, later, isLocked, mailsTo, rested } =
      await openResets(engine().db);
    const { _id: id } = (await propose(grace)).reply.data;
    await mailsTo(ada.user.email);
    const text = backend.mails.findLast(({ to }) => to === ada.user.email)?.text ?? '';
    const token = /not-me#(\S+)/.exec(text)?.[1] ?? '';
    expect((await callApi(backend, calls.withdrawals.notMe, { body: { token } })).status).toBe(200);
    expect(await mailsTo(alan.user.email)).toContain('Reset of two-step sign-in stopped');
    await later(2 * dayMs);
    expect(await isLocked()).toBe(true);
    const params = { id };
    const { token: again } = await rested('alan');
    expect(
      (await callApi(backend, calls.approvals.approveReset, { token: again, params })).problem
        .message,
    ).toBe(platformMessages.notOpen);
  });
});
