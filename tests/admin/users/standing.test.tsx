import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { users } from '#contract/users.ts';
import { mock } from '#mocks/handlers.ts';
import { sendDueMails } from '#server/auth/mailRequests.ts';
import { callApi } from '#tests/support/caller.ts';
import { addWallet, fund, investor, type Person, staff } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { dialog, openAsStaff, rowOf } from '../backOffice.ts';

const here = screens();
let ada: Person;
let grace: Person;

beforeEach(async () => {
  grace = await staff(here.backend);
  ada = await investor(here.backend);
});

const openUser = (id = ada.user._id) =>
  openAsStaff(here.backend, `/admin/testing/${id}/show`, grace);

/** Opens a user's page and the dialog of one of its buttons. */
async function begin(button: string | RegExp, id?: string) {
  const page = await openUser(id);
  await page.user.click(await screen.findByRole('button', { name: button }));
  return { ...page, open: await dialog() };
}

const alive = async ({ token }: Person) =>
  (await callApi(here.backend, calls.auth.sessions, { token })).status === 200;

describe('an account', () => {
  test('is suspended and lifted again, each with a reason', async () => {
    const { user, open } = await begin('Suspend');
    await user.click(open.getByRole('button', { name: 'Suspend account' }));
    await open.findByRole('alert');
    expect(await alive(ada)).toBe(true);
    await user.type(open.getByLabelText('Reason'), 'A stolen card.');
    await user.click(open.getByRole('button', { name: 'Suspend account' }));
    await screen.findByText(/grace of staff.*A stolen card\./);
    expect(await alive(ada)).toBe(false);
    await user.click(await screen.findByRole('button', { name: 'Lift suspension' }));
    const lift = await dialog();
    await user.type(lift.getByLabelText('Reason'), 'It was found.');
    await user.click(lift.getByRole('button', { name: 'Lift suspension' }));
    await screen.findByRole('button', { name: 'Suspend' });
    expect(screen.queryByText(/A stolen card\./)).toBeNull();
  });

  test('that a colleague has suspended shows the conflict', async () => {
    const { user, open } = await begin('Suspend');
    const alan = await staff(here.backend, 'alan');
    await callApi(here.backend, users.suspend, {
      token: alan.token,
      params: { id: ada.user._id },
      body: { reason: 'Faster.' },
    });
    await user.type(open.getByLabelText('Reason'), 'Slower.');
    await user.click(open.getByRole('button', { name: 'Suspend account' }));
    expect((await open.findByRole('alert')).textContent).toBe('This account is suspended.');
  });

  test('cannot be closed while it has money, and its page shows how much', async () => {
    await addWallet(here.backend, grace);
    await fund(here.backend, ada, grace);
    await openUser();
    const close = await screen.findByRole('button', { name: 'Close account' });
    expect(close).toBeDisabled();
    expect(close).toHaveAccessibleDescription(/Now: \$1,000\.00 in the account\./);
    expect(await alive(ada)).toBe(true);
  });

  test('is signed out everywhere', async () => {
    const { user, open } = await begin('Sign out everywhere');
    await user.click(open.getByRole('button', { name: 'Sign out everywhere' }));
    await screen.findByText('Signed out everywhere.');
    expect(await alive(ada)).toBe(false);
    await screen.findByText('Not signed in anywhere.');
  });

  test('keeps its status without a reply, and the page shows the error', async () => {
    here.network.use(mock(users.suspend, () => 'unreachable'));
    const { user, open } = await begin('Suspend');
    await user.type(open.getByLabelText('Reason'), 'A stolen card.');
    await user.click(open.getByRole('button', { name: 'Suspend account' }));
    expect((await open.findByRole('alert')).textContent).toMatch(/^No answer from the server/);
    expect(await alive(ada)).toBe(true);
  });
});

describe('the staff', () => {
  test('grow by a role and shrink again', async () => {
    const { user, open } = await begin('Make staff');
    await user.click(open.getByRole('button', { name: 'Make staff' }));
    await open.findByText('Give a reason; colleagues read it in the activity.');
    await user.type(open.getByLabelText('Reason'), 'Joins the team.');
    await user.click(open.getByRole('button', { name: 'Make staff' }));
    await screen.findByText('ada of the tests is staff from now on.');
    await user.click(await screen.findByRole('button', { name: 'Remove from staff' }));
    const remove = await dialog();
    await user.type(remove.getByLabelText('Reason'), 'Leaves the team.');
    await user.click(remove.getByRole('button', { name: 'Remove from staff' }));
    await screen.findByText('ada of the tests is an investor from now on.');
    await screen.findByRole('button', { name: 'Make staff' });
  });

  test('staff cannot act on themselves: page and row show why', async () => {
    await openUser(grace.user._id);
    const sentence = 'Your own account';
    await screen.findByText('Your own account: a colleague changes it.');
    for (const name of ['Suspend', 'Make staff', 'Remove from staff', /^Close/, /^Credit/]) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    await openAsStaff(here.backend, '/admin/testing', grace);
    const row = await rowOf('grace@staff.example');
    expect(row.getByText(sentence)).toBeInTheDocument();
    expect(row.queryAllByRole('button')).toEqual([]);
  });

  test('are invited by mail, and a name that is taken is refused in the dialog', async () => {
    const { user } = await openAsStaff(here.backend, '/admin/testing', grace);
    await user.click(await screen.findByRole('button', { name: 'Invite staff' }));
    const open = await dialog();
    await user.click(open.getByRole('button', { name: 'Send invitation' }));
    expect((await open.findByRole('alert')).textContent).toBe('Please fill all the fields');
    await user.type(open.getByLabelText('Full name'), 'Alan of staff');
    await user.type(open.getByLabelText('Username'), 'ada');
    await user.type(open.getByLabelText('Email'), 'alan@staff.example');
    await user.click(open.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() =>
      expect(open.getByRole('alert').textContent).toBe('This username is taken.'),
    );
    await user.clear(open.getByLabelText('Username'));
    await user.type(open.getByLabelText('Username'), 'alan');
    await user.click(open.getByRole('button', { name: 'Send invitation' }));
    await (await rowOf('alan@staff.example')).findByText('Staff');
    await sendDueMails(here.backend.ports);
    const mail = here.backend.mails.find(({ to }) => to === 'alan@staff.example');
    expect(mail?.text).toMatch(/\/reset-password#\S+/);
  });
});
