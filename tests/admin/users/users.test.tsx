import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { callApi } from '#tests/support/caller.ts';
import { deposit, fund, investor, type Person } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { adminScene, balanceOf, dialog, openAsStaff, rowOf } from '../backOffice.ts';

const here = screens();
const scene = adminScene(here);

const openUsers = () => openAsStaff(here.backend, '/admin/testing', scene.grace);
/** Opens the menu of ada's row and presses an action. */
async function act(user: UserEvent, action: string) {
  await user.click(screen.getByRole('button', { name: 'Action: ada of the tests' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}
const userOf = async ({ user, token }: Person) => {
  const { reply } = await callApi(here.backend, calls.profile.read, {
    token,
    params: { userId: user._id },
  });
  return reply.data;
};

describe('the list of users', () => {
  test('shows all users in the specified columns', async () => {
    await fund(here.backend, scene.ada, scene.grace);
    await openUsers();
    const row = await rowOf('ada@investor.example');
    for (const shown of ['ada of the tests', 'ada', '$1,000.00', 'Not Verified']) {
      expect(row.getByText(shown)).toBeInTheDocument();
    }
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual([
      'Name',
      'UserName',
      'Account balance',
      'Verify',
      'Date Registered',
      'Action',
    ]);
  });

  test('reports the first read of a visit, and no search', async () => {
    await investor(here.backend, 'bob');
    const { user } = await openUsers();
    const said = await screen.findByText('Users fetched successfully');
    // A toast of the previous screen may still be visible.
    const toast = said.closest<HTMLElement>('[role="status"]');
    await user.click(within(toast ?? said).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('Users fetched successfully')).toBeNull());
    await user.type(screen.getByRole('textbox', { name: 'Name, username or email' }), 'bob');
    await waitFor(() => expect(screen.queryByText('ada@investor.example')).toBeNull());
    await screen.findByText('bob@investor.example');
    expect(screen.queryByText('Users fetched successfully')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Transactions' }));
    await screen.findByRole('heading', { name: 'Transactions' });
    await user.click(screen.getByRole('link', { name: 'Users' }));
    await screen.findByText('Users fetched successfully');
    // A toast stays while its window has no focus, but not on another page.
    fireEvent.blur(window);
    await user.click(screen.getByRole('link', { name: 'Transactions' }));
    await screen.findByRole('heading', { name: 'Transactions' });
    await waitFor(() => expect(screen.queryByText('Users fetched successfully')).toBeNull());
  });
});

describe('verifying', () => {
  test('turns Not Verified into Verified, and can be revoked with a reason', async () => {
    const { user } = await openUsers();
    await rowOf('ada@investor.example');
    await user.click(screen.getByRole('button', { name: 'Verify (ada of the tests)' }));
    const open = await dialog();
    await user.type(open.getByLabelText('Note (optional)'), 'Passport seen');
    await user.click(open.getByRole('button', { name: 'Verify' }));
    await screen.findByText('User verified.');
    await (await rowOf('ada@investor.example')).findByText('Verified');
    expect((await userOf(scene.ada)).isVerified).toBe(true);

    await act(user, 'Revoke verification');
    const again = await dialog();
    await user.click(again.getByRole('button', { name: 'Revoke verification' }));
    await again.findByText('Give a reason; the investor can read it.');
    await user.type(again.getByLabelText('Reason'), 'The passport had expired');
    await user.click(again.getByRole('button', { name: 'Revoke verification' }));
    await screen.findByText('Verification revoked.');
    expect((await userOf(scene.ada)).isVerified).toBe(false);
  });
});

describe('crediting and debiting', () => {
  const begin = async () => {
    const page = await openUsers();
    await rowOf('ada@investor.example');
    await act(page.user, 'Credit or debit');
    return { ...page, open: await dialog() };
  };

  test('needs mode and amount, then a reason, and sends nothing before', async () => {
    const { user, open } = await begin();
    const send = open.getByRole('button', { name: 'Change balance' });
    const sentence = 'All fields must be filled and mode must be either credit or debit';
    await user.click(send);
    await open.findByText(sentence);
    const isWrong = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true';
    expect(open.getAllByRole('textbox').map(isWrong)).toEqual([true, true]);
    expect(open.getByRole('radiogroup', { name: 'Mode' })).toHaveAccessibleDescription(sentence);
    await user.type(open.getByLabelText('Amount in USD'), '25.50');
    await user.click(send);
    await open.findByText(sentence);
    await user.click(open.getByRole('radio', { name: 'Credit' }));
    await user.click(send);
    await open.findByText('Give a reason; the investor can read it.');
    expect(here.asked.filter((asked) => asked.includes('debitorcredit'))).toEqual([]);
    await user.type(open.getByLabelText('Reason'), 'A gift');
    await user.click(send);
    await screen.findByText(/: balance credited by \$25\.50\.$/);
    await (await rowOf('ada@investor.example')).findByText('$25.50');
    expect(await balanceOf(here.backend, scene.ada)).toBe(25.5);
  });

  test('keeps the refusal in the page when the balance is too low', async () => {
    const { user, open } = await begin();
    await user.click(open.getByRole('radio', { name: 'Debit' }));
    await user.type(open.getByLabelText('Amount in USD'), '10');
    await user.type(open.getByLabelText('Reason'), 'A fee');
    await user.click(open.getByRole('button', { name: 'Change balance' }));
    await open.findByText('Insufficient Balance');
    expect(await balanceOf(here.backend, scene.ada)).toBe(0);
  });

  test('the same adjustment twice is two adjustments', async () => {
    const { user } = await begin();
    for (const balance of ['$10.00', '$20.00']) {
      const open = await dialog();
      await user.click(open.getByRole('radio', { name: 'Credit' }));
      await user.type(open.getByLabelText('Amount in USD'), '10');
      await user.type(open.getByLabelText('Reason'), 'A gift');
      await user.click(open.getByRole('button', { name: 'Change balance' }));
      await (await rowOf('ada@investor.example')).findByText(balance);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await act(user, 'Credit or debit');
    }
    expect(await balanceOf(here.backend, scene.ada)).toBe(20);
  });

  test('asks for the password when its proof is old, and goes on', async () => {
    const { user, open } = await begin();
    here.backend.clock.advance(11 * 60_000);
    await user.click(open.getByRole('radio', { name: 'Credit' }));
    await user.type(open.getByLabelText('Amount in USD'), '10');
    await user.type(open.getByLabelText('Reason'), 'A gift');
    await user.click(open.getByRole('button', { name: 'Change balance' }));
    await user.type(await screen.findByLabelText('Password'), 'StaffPass#1');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await screen.findByText(/: balance credited by \$10\.00\.$/);
  });
});

describe('closing an account', () => {
  test('is refused while a deposit is pending, with the reason', async () => {
    await deposit(here.backend, scene.ada);
    const { user } = await openUsers();
    await rowOf('ada@investor.example');
    await act(user, 'Close account');
    const open = await dialog();
    await user.type(open.getByLabelText('Reason'), 'Asked for it.');
    await user.click(open.getByRole('button', { name: 'Close account' }));
    const sentence = 'This account has a pending deposit. Decide on it first.';
    await open.findByText(sentence);
    expect((await userOf(scene.ada)).status).toBe('active');
  });

  test('ends the sign-in and leaves nothing to do', async () => {
    const { user } = await openUsers();
    await rowOf('ada@investor.example');
    await act(user, 'Close account');
    const open = await dialog();
    await user.type(open.getByLabelText('Reason'), 'Asked for it.');
    await user.click(open.getByRole('button', { name: 'Close account' }));
    await screen.findByText('Account closed. Its history is kept.');
    const row = await rowOf('ada@investor.example');
    await row.findByText('Closed');
    expect(row.queryAllByRole('button')).toEqual([]);
  });
});
