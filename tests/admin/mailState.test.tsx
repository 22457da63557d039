import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { mock } from '#mocks/handlers.ts';
import { callApi } from '#tests/support/caller.ts';
import { screens } from '#tests/support/screens.tsx';
import { openAsStaff } from './backOffice.ts';
import { payoutScene } from './payout/payoutScene.ts';

const here = screens();
const scene = payoutScene(here);
const off = 'Email is not set up';

async function serve(mailConfigured: boolean): Promise<void> {
  const { reply } = await callApi(here.backend, calls.settings.read);
  const data = { ...reply.data, demo: false, mailConfigured };
  here.network.use(mock(calls.settings.read, () => ({ data })));
}

let id = '';
beforeEach(async () => {
  id = await scene.ask();
});

test.each([
  [true, /We email the investor\.$/],
  [false, /Email is off: the investor sees it in the account\.$/],
])('an approval promises an email only where one is sent: %s', async (isOn, words) => {
  await serve(isOn);
  const { user } = await scene.open(id);
  await user.click(await screen.findByRole('button', { name: /^Approve/ }));
  const form = within(await screen.findByRole('form', { name: 'Approve' }));
  await form.findByText(words);
});

test.each([true, false])('missing email is open work: configured %s', async (isOn) => {
  await serve(isOn);
  await openAsStaff(here.backend, '/admin/overview', scene.grace);
  const needs = within(await screen.findByRole('region', { name: 'Open work' }));
  await needs.findByText('1 withdrawal to approve');
  expect(needs.queryByText(off) === null).toBe(isOn);
  expect(needs.getByText(/^. staff accounts? without two-step sign-in$/)).toBeInTheDocument();
});
