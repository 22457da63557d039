import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { callApi } from '#tests/support/caller.ts';
import { type Person, staff } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { openAsStaff } from './backOffice.ts';

const here = screens();
let grace: Person;

beforeEach(async () => {
  grace = await staff(here.backend);
});

async function openForm() {
  const page = await openAsStaff(here.backend, '/admin/settings', grace);
  const form = within(await screen.findByRole('region', { name: 'Operator settings' }));
  const fill = async (label: string, value: string) => {
    await page.user.clear(form.getByLabelText(label));
    if (value) await page.user.type(form.getByLabelText(label), value);
  };
  return { ...page, form, fill, save: form.getByRole('button', { name: 'Save settings' }) };
}

const stored = async () => (await callApi(here.backend, calls.settings.read)).reply.data;

describe('the operator settings', () => {
  test('are read and saved', async () => {
    const { user, form, fill, save } = await openForm();
    expect(form.getByLabelText<HTMLInputElement>('Minimum deposit (USD)').value).toBe('50');
    await fill('Minimum deposit (USD)', '75');
    await fill('Maximum deposit (USD)', '5000');
    await user.click(save);
    await screen.findByText('Settings saved.');
    expect(await stored()).toMatchObject({ minDepositUsd: 75, maxDepositUsd: 5000 });
    await fill('Maximum deposit (USD)', '');
    await user.click(save);
    await screen.findAllByText('Settings saved.');
    await expect.poll(async () => (await stored()).maxDepositUsd).toBeNull();
  });

  test('want whole numbers, and keep the server’s refusal in the page', async () => {
    const { user, form, fill, save } = await openForm();
    await fill('Minimum age (years)', 'x');
    await user.click(save);
    expect((await form.findByRole('alert')).textContent).toBe('Enter a whole number.');
    await fill('Minimum age (years)', '12');
    await user.click(save);
    expect((await form.findByText('At least 18.')).textContent).toMatch(/18/);
    expect((await stored()).minimumAge).toBe(18);
  });

  test('need a reason for a pause', async () => {
    const { user, form, fill, save } = await openForm();
    await user.click(form.getByRole('switch', { name: 'Pause deposits' }));
    await user.click(save);
    expect((await form.findByRole('alert')).textContent).toBe(
      'Give the reason for the pause; investors read it.',
    );
    await fill('Reason for the pause', 'Maintenance until noon');
    await user.click(save);
    await screen.findByText('Settings saved.');
    expect(await stored()).toMatchObject({
      depositsPaused: true,
      withdrawalsPaused: false,
      pauseReason: 'Maintenance until noon',
    });
  });

  test('show the operator’s identity and offer no way to change it', async () => {
    await openForm();
    const operator = within(screen.getByRole('region', { name: 'Operator' }));
    expect(operator.getAllByText('Not configured').length).toBe(5);
    expect(operator.queryAllByRole('textbox')).toEqual([]);
  });
});
