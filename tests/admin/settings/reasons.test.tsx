import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { callApi } from '#tests/support/caller.ts';
import { type Person, staff } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { openAsStaff } from '../backOffice.ts';

const here = screens();

async function openReasons() {
  const grace = await staff(here.backend);
  const body = { kind: 'deposit', reasons: JSON.stringify(['Blurred.', 'Unpaid.']) } as const;
  await callApi(here.backend, calls.reasons.update, { token: grace.token, body });
  const page = await openAsStaff(here.backend, '/admin/settings#reasons', grace);
  const form = within(await screen.findByRole('form', { name: 'Deposits' }));
  const shown = () => form.getAllByRole<HTMLInputElement>('textbox').map((field) => field.value);
  const press = (name: string) => page.user.click(form.getByRole('button', { name }));
  return { ...page, grace, form, shown, press };
}

const stored = async ({ token }: Person) => {
  const { reply } = await callApi(here.backend, calls.reasons.list, { token });
  return reply.data.filter(({ kind }) => kind === 'deposit').map(({ text }) => text);
};

describe('the reasons for declining', () => {
  test('are added, moved by the keyboard and saved in their order', async () => {
    const { user, grace, form, shown, press } = await openReasons();
    form.getByText('2 of 9');
    await press('Add reason');
    const added = form.getByRole('textbox', { name: 'Deposits, reason 3' });
    await waitFor(() => expect(added).toHaveFocus());
    await user.keyboard('Wrong coin.');
    await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    expect(shown()).toEqual(['Wrong coin.', 'Blurred.', 'Unpaid.']);
    expect(await stored(grace)).toEqual(['Blurred.', 'Unpaid.']);
    await press('Save reasons');
    await screen.findByText('Reasons saved.');
    expect(await stored(grace)).toEqual(['Wrong coin.', 'Blurred.', 'Unpaid.']);
    expect(form.queryByRole('button', { name: 'Save reasons' })).toBeNull();
  });

  test('come back after their removal', async () => {
    const { shown, press } = await openReasons();
    await press('Remove reason 1');
    expect(shown()).toEqual(['Unpaid.']);
    await press('Undo');
    expect(shown()).toEqual(['Blurred.', 'Unpaid.']);
  });

  test('are not saved while one is empty or there twice', async () => {
    const { user, grace, form, press } = await openReasons();
    await press('Add reason');
    await press('Save reasons');
    await form.findByText('Write the reason, or remove it.');
    await user.type(form.getByRole('textbox', { name: 'Deposits, reason 3' }), 'Unpaid.');
    await press('Save reasons');
    await form.findByText('This reason is in the list already.');
    expect(await stored(grace)).toEqual(['Blurred.', 'Unpaid.']);
  });

  test('are read only without the duty Keys', async () => {
    await staff(here.backend);
    await openAsStaff(
      here.backend,
      '/admin/settings#reasons',
      await staff(here.backend, 'alan', ['review']),
    );
    await screen.findByText('Staff choose one by its number key. A change needs the duty Keys.');
    const form = within(await screen.findByRole('form', { name: 'Deposits' }));
    expect(form.getByRole('button', { name: 'Add reason' })).toBeDisabled();
    for (const field of form.getAllByRole('textbox')) expect(field).toBeDisabled();
  });

  test('are at most nine', async () => {
    const { form, press } = await openReasons();
    for (let added = 0; added < 7; added++) await press('Add reason');
    form.getByText('9 of 9');
    expect(form.getByRole('button', { name: 'Add reason' })).toBeDisabled();
  });
});
