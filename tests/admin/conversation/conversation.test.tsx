import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { messages } from '#contract/messages.ts';
import { callApi } from '#tests/support/caller.ts';
import { deposit, type Person } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { openAsStaff, rowOf } from '../backOffice.ts';
import { openDeposit } from '../evidence/depositPage.ts';
import { payoutScene } from '../payout/payoutScene.ts';

const here = screens();
const scene = payoutScene(here);
let id: string;

beforeEach(async () => {
  id = await deposit(here.backend, scene.ada);
});

const write = async (by: Person, text: string, about = id) => {
  const sent = { token: by.token, params: { id: about }, body: { text } };
  expect((await callApi(here.backend, calls.conversations.write, sent)).status).toBe(200);
};
const thread = async (about = id) => {
  const sent = { token: scene.grace.token, params: { id: about } };
  return (await callApi(here.backend, calls.conversations.read, sent)).reply.data;
};
const section = () => within(screen.getByRole('region', { name: 'Messages' }));

describe('a question to the investor', () => {
  test('is written with Q, sent with Ctrl Enter, and the deposit stays pending', async () => {
    const { user } = await openDeposit(here.backend, id, scene.grace);
    expect(here.asked.filter((call) => call.includes('/conversations/'))).toEqual([]);
    await user.keyboard('q');
    const field = await screen.findByLabelText(/^Message: the investor/);
    expect(field).toHaveFocus();
    // Letters are words here, not keys of the decision.
    await user.keyboard('Which card did you pay with?');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await section().findByText('Waiting for the investor');
    await section().findByText('Which card did you pay with?');
    expect((await thread()).map(({ text }) => text)).toEqual(['Which card did you pay with?']);
    expect(screen.queryByLabelText(/^Message: the investor/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  });

  test('keeps its words when Escape closes the field, and needs words', async () => {
    const { user, path } = await openDeposit(here.backend, id, scene.grace);
    const before = path();
    await user.click(screen.getByRole('button', { name: 'Ask investor' }));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await section().findByText(messages.messageMissing);
    await user.keyboard('Half a sentence{Escape}');
    expect(path()).toBe(before);
    await user.click(screen.getByRole('button', { name: 'Ask investor' }));
    expect(screen.getByLabelText(/^Message: the investor/)).toHaveValue('Half a sentence');
    expect(await thread()).toEqual([]);
  });

  test('is offered on a withdrawal, and shows who wrote and when it was seen', async () => {
    const about = await scene.ask();
    await write(scene.alan, 'Is this your wallet?', about);
    const params = { id: about };
    await callApi(here.backend, calls.conversations.markRead, { token: scene.ada.token, params });
    await scene.open(about);
    await screen.findByText('Is this your wallet?');
    expect(section().getByText(scene.alan.user.fullName)).toBeInTheDocument();
    expect(section().getByText(/^Seen /)).toBeInTheDocument();
    expect(section().getByText('Waiting for the investor')).toBeInTheDocument();
  });
});

describe('an answer of the investor', () => {
  test('flags the row, is among the flagged, and is read when its record opens', async () => {
    await write(scene.ada, 'It was my own card.');
    await openAsStaff(here.backend, '/admin/adminTrans', scene.grace);
    const row = await rowOf('$500.00');
    expect(row.getByText('Answered')).toBeInTheDocument();
    expect(row.getByText('pending')).toBeInTheDocument();
    const { user } = await openAsStaff(here.backend, '/admin/adminTrans', scene.grace);
    await user.click((await screen.findAllByRole('link', { name: /^Flagged/ }))[0] as HTMLElement);
    await waitFor(() => expect(screen.getAllByText('Answered').length).toBeGreaterThan(0));
    await openDeposit(here.backend, id, scene.grace);
    await screen.findByText('It was my own card.');
    await waitFor(async () => expect((await thread()).at(0)?.readAt).not.toBeNull());
    expect(section().getByText('Investor answered')).toBeInTheDocument();
  });

  test('reaches the open record', async () => {
    await write(scene.grace, 'Which card?');
    await openDeposit(here.backend, id, scene.grace);
    await section().findByText('Waiting for the investor');
    await write(scene.ada, 'My own one.');
    await section().findByText('My own one.', {}, { timeout: 8_000 });
  });
});
