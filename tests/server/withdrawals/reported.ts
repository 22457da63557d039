import { expect } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { Backend } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import type { stage } from './stage.ts';

/** A stage with the newest link to report a withdrawal, and the report. */
export function reported<All extends Awaited<ReturnType<typeof stage>>>(all: All) {
  const token = async () => {
    const texts = (await all.mails()).map(({ text }) => /\/not-me#(\S+)/.exec(text)?.[1]);
    return texts.filter(Boolean).at(-1) ?? '';
  };
  const report = (sent: string) =>
    callApi(all.backend, calls.withdrawals.notMe, { body: { token: sent } });
  return { ...all, token, report };
}

export async function setPasswordByMail(
  backend: Backend,
  mails: () => Promise<{ text: string }[]>,
  email = 'ada@investor.example',
) {
  await callApi(backend, calls.auth.forgotPassword, { body: { email } });
  const text = (await mails()).map((mail) => mail.text).join('\n');
  const token = /\/reset-password#(\S+)/.exec(text)?.[1] ?? '';
  const body = { token, newPassword: 'NewHarbour#8', confirmPassword: 'NewHarbour#8' };
  expect((await callApi(backend, calls.auth.resetPassword, { body })).status).toBe(200);
}
