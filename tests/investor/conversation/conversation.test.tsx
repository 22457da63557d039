import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { messages } from '#contract/messages.ts';
import { reference } from '#contract/reference.ts';
import { mock } from '#mocks/handlers.ts';
import { callApi } from '#tests/support/caller.ts';
import { addresses, deposit, fund } from '#tests/support/people.ts';
import { png } from '#tests/support/pictures.ts';
import { openPage, screens } from '#tests/support/screens.tsx';
import { patience } from '#tests/support/timeFactor.ts';
import { investorScene } from '../investorScene.ts';
import '#src/investor/conversation/Conversation.tsx';

const here = screens();
const scene = investorScene(here);
const question = 'Which wallet did you send it from?';
let id: string;

beforeEach(async () => {
  id = await deposit(here.backend, scene.ada);
});

async function ask(about = id) {
  const { token } = scene.grace;
  const sent = { token, params: { id: about }, body: { text: question } };
  expect((await callApi(here.backend, calls.conversations.write, sent)).status).toBe(200);
}
const thread = async (by = scene.grace, about = id) => {
  const sent = { token: by.token, params: { id: about } };
  return (await callApi(here.backend, calls.conversations.read, sent)).reply.data;
};
const log = async () => {
  await screen.findAllByText(/^(Plainvest|You)$/);
  return screen.findByRole('log', { name: 'Messages' }, { timeout: patience(5_000) });
};
const send = async (user: ReturnType<typeof openPage>['user'], text: string) => {
  await user.type(await screen.findByLabelText('Your message'), text);
  await user.click(screen.getByRole('button', { name: 'Send' }));
};

describe('the messages of a deposit', () => {
  test('are marked as read once they are seen, and the answer goes to staff', async () => {
    await ask();
    const { user } = openPage(`/user/deposit/${id}`);
    expect(within(await log()).getByText(question)).toBeInTheDocument();
    expect(within(await log()).getByText('Plainvest')).toBeInTheDocument();
    expect(screen.getAllByText('Your deposit waits for your answer.').length).toBeGreaterThan(0);
    await waitFor(async () => expect((await thread()).at(0)?.readAt).not.toBeNull());
    await send(user, 'From my own.');
    await within(await log()).findByText('From my own.');
    expect((await thread()).map(({ byStaff, text }) => [byStaff, text])).toEqual([
      [true, question],
      [false, 'From my own.'],
    ]);
    expect(screen.getByLabelText('Your message')).toHaveValue('');
    // A running conversation needs no introduction.
    await waitFor(() => expect(screen.queryByText(/waits for your answer/)).toBeNull());
    expect(screen.queryByText(/^Question about this deposit\?/)).not.toBeInTheDocument();
  });

  test('are opened by their address, and read only once they are in view', async () => {
    await ask();
    const farBelow = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    farBelow.mockReturnValue(new DOMRect(0, window.innerHeight + 500, 300, 80));
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    openPage(`/user/deposit/${id}#messages`);
    await log();
    expect(scrolled.mock.contexts.at(-1)).toHaveProperty('id', 'messages');
    expect(here.asked).not.toContain(`POST /backend/conversations/${id}/read`);
    farBelow.mockRestore();
    scrolled.mockRestore();
    fireEvent.scroll(window);
    await waitFor(async () => expect((await thread()).at(0)?.readAt).not.toBeNull());
  });

  test('take a file to the deposit, and words for it', async () => {
    await ask();
    const { user } = openPage(`/user/deposit/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Attach proof' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add or replace proof' }));
    await user.upload(dialog.getByLabelText(/Click to select/), await png('wallet.png'));
    await dialog.findByText('wallet.png');
    await user.click(dialog.getByRole('button', { name: 'Submit' }));
    await screen.findByText('Proof added');
    const field = screen.getByLabelText('Your message');
    expect(field).toHaveValue('I have added the proof.');
    await waitFor(() => expect(field).toHaveFocus());
  });

  test('begin with a question of the investor, but not without words', async () => {
    const { user } = openPage(`/user/deposit/${id}`);
    await screen.findByLabelText('Your message');
    expect(here.asked.filter((call) => call.includes('/conversations/'))).toEqual([]);
    await send(user, '   ');
    expect(screen.getByText(messages.messageMissing)).toBeInTheDocument();
    expect(await thread()).toEqual([]);
    await send(user, 'When do you look at it?');
    await within(await log()).findByText('When do you look at it?');
  });

  test('keep what was typed when they cannot be sent, and send it once', async () => {
    const { user } = openPage(`/user/deposit/${id}`);
    const failure = { refuse: 'unavailable', message: 'Not now.' } as const;
    here.network.use(mock(calls.conversations.write, () => failure));
    await send(user, 'Hello.');
    // In its place only: a toast would cover the field.
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
    expect(screen.getAllByText('Not now.')).toHaveLength(1);
    expect(screen.getByLabelText('Your message')).toHaveValue('Hello.');
    here.network.resetHandlers();
    expect(await thread()).toEqual([]);
  });

  test('of a declined one offer to disagree', async () => {
    const body = { reason: 'Nothing arrived.' };
    const params = { depositId: id };
    await callApi(here.backend, calls.deposits.decline, {
      ...{ token: scene.grace.token, params, body },
    });
    openPage(`/user/deposit/${id}`);
    await screen.findByText(/^You sent the coin, or disagree/);
  });
});

describe('a message of staff', () => {
  test('leads to the field for the answer', async () => {
    await ask();
    const { user } = openPage(`/user/deposit/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Answer' }));
    await waitFor(() => expect(screen.getByLabelText('Your message')).toHaveFocus());
  });

  test('shows on Overview and beside Transactions, until it is answered', async () => {
    await ask();
    const { user, path } = openPage('/user/overview');
    await screen.findByText(`We wrote about your deposit ${reference(id)}`);
    expect(screen.getByText(`1 new message: ${question}`)).toBeInTheDocument();
    await screen.findByText('waits for you');
    const counted = { name: 'Transactions 1 new message' };
    expect(screen.getAllByRole('link', counted).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('link', { name: /^Read and answer: deposit/ }));
    await waitFor(() => expect(path()).toBe(`/user/deposit/${id}`));
    await log();
    await waitFor(() => expect(screen.queryByRole('link', counted)).not.toBeInTheDocument());
    await user.click(screen.getAllByRole('link', { name: 'Transactions' })[0] as HTMLElement);
    await screen.findByText('It waits for your answer.');
    await user.click(screen.getByRole('link', { name: /^Answer: deposit/ }));
    await send(user, 'From my own.');
    await within(await log()).findByText('From my own.');
    await user.click(screen.getAllByRole('link', { name: 'Transactions' })[0] as HTMLElement);
    await waitFor(() =>
      expect(screen.queryByText('It waits for your answer.')).not.toBeInTheDocument(),
    );
  });

  test('about a withdrawal is answered on its page, which its details lead to', async () => {
    await fund(here.backend, scene.ada, scene.grace);
    const { token } = scene.ada;
    const body = { amount: '100', withdrawMode: 'Bitcoin', address: addresses.BTC };
    await callApi(here.backend, calls.withdrawals.create, { token, body });
    const own = await callApi(here.backend, calls.withdrawals.own, { token });
    const about = own.reply.data[0]?._id ?? '';
    await ask(about);
    const { user, path } = openPage('/user/withdraw');
    await user.click(await screen.findByRole('button', { name: /^Details of/ }));
    await user.click(await screen.findByRole('link', { name: 'Open withdrawal page' }));
    await waitFor(() => expect(path()).toBe(`/user/withdraw/${about}`));
    await screen.findByRole('heading', { name: 'Withdrawal' });
    await screen.findByText(reference(about));
    expect(within(await log()).getByText(question)).toBeInTheDocument();
    await send(user, 'Yes, it is.');
    await within(await log()).findByText('Yes, it is.');
    expect((await thread(scene.grace, about)).at(-1)?.text).toBe('Yes, it is.');
  });

  test('about an unknown withdrawal is not found', async () => {
    openPage(`/user/withdraw/${crypto.randomUUID()}`);
    await screen.findByRole('heading', { name: 'Withdrawal not found' });
  });
});
