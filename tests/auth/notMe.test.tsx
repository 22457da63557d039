import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { messages } from '#contract/messages.ts';
import { withdrawals } from '#contract/withdrawals.ts';
import { sendDueMails } from '#server/auth/mailRequests.ts';
import { withdrawalMessages } from '#server/withdrawals/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { addresses, addWallet, fund, investor, staff } from '#tests/support/people.ts';
import { openPage, screens } from '#tests/support/screens.tsx';

const here = screens();
const request = `POST /backend${withdrawals.notMe.path}`;
let link = '';

beforeEach(async () => {
  const grace = await staff(here.backend);
  const ada = await investor(here.backend);
  await addWallet(here.backend, grace);
  await fund(here.backend, ada, grace);
  const body = { amount: '100', withdrawMode: 'Bitcoin', address: addresses.BTC };
  await callApi(here.backend, withdrawals.create, { token: ada.token, body });
  await sendDueMails(here.backend.ports);
  const text = here.backend.mails.map((mail) => mail.text).join('\n');
  link = /https?:\/\/[^\s/]+(\/not-me#\S+)/.exec(text)?.[1] ?? '';
});

test('the page sends nothing until its button is pressed', async () => {
  const { user, router } = openPage(link);
  const button = await screen.findByRole('button', { name: 'Stop it' });
  await waitFor(() => expect(router.state.location.hash).toBe(''));
  expect(here.asked).not.toContain(request);
  await user.click(button);
  await screen.findByText(withdrawalMessages.notMeDone);
  expect(screen.getByRole('link', { name: 'Set a new password' })).toBeInTheDocument();
  expect(here.asked.filter((asked) => asked === request)).toHaveLength(1);
});

test('a used link shows that it is no longer valid', async () => {
  const first = openPage(link);
  await first.user.click(await screen.findByRole('button', { name: 'Stop it' }));
  await screen.findByText(withdrawalMessages.notMeDone);
  const again = openPage(link);
  await again.user.click(await screen.findByRole('button', { name: 'Stop it' }));
  await screen.findByText(messages.resetLinkDead);
});

test('the page without a token asks for the link', async () => {
  openPage('/not-me');
  await screen.findByText('Open the link in our email to continue.');
  expect(screen.queryByRole('button', { name: 'Stop it' })).not.toBeInTheDocument();
});
