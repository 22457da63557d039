import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { staffPassword } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import { addWallet, deposit, investor, type Person, signIn, staff } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { openAsStaff } from '../backOffice.ts';

const here = screens();
let grace: Person;

beforeEach(async () => {
  grace = await staff(here.backend);
});

async function openForm() {
  const page = await openAsStaff(here.backend, '/admin/settings#rules', grace);
  const form = within(await screen.findByRole('region', { name: 'Limits and pauses' }));
  const fill = async (label: string, value: string) => {
    await page.user.clear(form.getByLabelText(label));
    if (value) await page.user.type(form.getByLabelText(label), value);
  };
  const save = () => page.user.click(form.getByRole('button', { name: /^Save \d change/ }));
  return { ...page, form, fill, save };
}

const stored = async () => (await callApi(here.backend, calls.settings.read)).reply.data;

const changes = () => screen.findByRole('region', { name: 'What changes' });

describe('the limits and pauses', () => {
  test('are read and saved', async () => {
    const { form, fill, save } = await openForm();
    expect(form.getByLabelText<HTMLInputElement>('Minimum deposit (USD)').value).toBe('50');
    expect(form.getByRole('button', { name: 'Save settings' })).toBeDisabled();
    await fill('Minimum deposit (USD)', '75');
    await fill('Maximum deposit (USD)', '5000');
    await save();
    await screen.findByText('Settings saved.');
    expect(await stored()).toMatchObject({ minDepositUsd: 75, maxDepositUsd: 5000 });
    await fill('Maximum deposit (USD)', '');
    await save();
    await screen.findAllByText('Settings saved.');
    await expect.poll(async () => (await stored()).maxDepositUsd).toBeNull();
  });

  test('set the confirmations of a deposit, the rate of a late payment and the fee of payouts', async () => {
    const { user, form, fill, save } = await openForm();
    await fill('Medium deposits (blocks)', '0');
    await fill('Accepted shortfall (%)', '2.5');
    await fill('Lowest fee rate (sat/vB)', '201');
    await fill('Highest fee rate (sat/vB)', '150');
    await user.tab();
    await form.findByText('Enter a number of confirmations from 1 to 6.');
    await form.findByText('Enter a percentage from 0 to 2, with at most two decimals.');
    await form.findByText('The highest rate is below the lowest.');
    await fill('Lowest fee rate (sat/vB)', '3');
    await fill('Medium deposits (blocks)', '4');
    await fill('Accepted shortfall (%)', '0.29');
    await user.click(form.getByLabelText('Rate for late payments'));
    await user.click(await screen.findByRole('option', { name: 'When first seen' }));
    const list = within(await changes());
    expect(list.getByText('0.29 %')).toBeInTheDocument();
    expect(list.getByText('150 sat/vB')).toBeInTheDocument();
    await save();
    await screen.findByText('Settings saved.');
    expect(await stored()).toMatchObject({
      ...{ confirmMedium: 4, confirmLarge: 6, paymentToleranceBps: 29, lateRate: 'seen' },
      ...{ feeFloor: 3, feeCeiling: 150 },
    });
  });

  test('list each change from old to new, with what it meets at once, before saving', async () => {
    const ada = await investor(here.backend);
    await addWallet(here.backend, grace);
    await deposit(here.backend, ada);
    for (const amount of ['60', '500']) {
      const query = { coin: 'BTC', amount } as const;
      await callApi(here.backend, calls.prices.quote, { token: ada.token, query });
    }
    here.backend.clock.advance(2 * 60 * 60_000);
    grace = await signIn(here.backend, 'grace', staffPassword);
    const { user, form, fill } = await openForm();
    const before = (await stored()).reviewHours;
    await fill('Review within (hours)', '1');
    expect((await changes()).textContent).toContain(`${before} hours`);
    await waitFor(async () =>
      expect((await changes()).textContent).toContain('1 deposit becomes late now.'),
    );
    expect((await stored()).reviewHours).toBe(before);
    await user.click(form.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('region', { name: 'What changes' })).toBeNull();
    expect(form.getByLabelText('Review within (hours)')).toHaveValue(String(before));
  });

  test('show that a shorter wait of addresses holds after the longer one', async () => {
    const { form, fill, save } = await openForm();
    const label = 'New address delay (hours)';
    await fill(label, '2');
    expect((await changes()).textContent).toContain('24 hours becomes 2 hours');
    await save();
    await waitFor(() =>
      expect(form.getByLabelText(label)).toHaveAccessibleDescription(
        /^24 hours until 3 Mar 2026, .*, because a shorter delay applies only after that\.$/,
      ),
    );
    expect(await stored()).toMatchObject({ addressWaitHours: 2, addressWaitBefore: { hours: 24 } });
  });

  test('count the open quotes outside new limits that are right', async () => {
    const ada = await investor(here.backend);
    await addWallet(here.backend, grace);
    for (const amount of ['60', '500']) {
      const query = { coin: 'BTC', amount } as const;
      await callApi(here.backend, calls.prices.quote, { token: ada.token, query });
    }
    const { user, form, fill } = await openForm();
    await fill('Minimum deposit (USD)', '-5');
    expect(screen.queryByRole('region', { name: 'What changes' })).toBeNull();
    await user.tab();
    await form.findByText('Enter whole dollars from 1 to 999,999,999.');
    await fill('Minimum deposit (USD)', '100');
    await waitFor(async () =>
      expect((await changes()).textContent).toContain(
        '1 of 2 open quotes falls outside the new limits.',
      ),
    );
  });

  test('show the right range for each wrong value, and are not saved until all are right', async () => {
    const { user, form, fill } = await openForm();
    const save = () => form.getByRole('button', { name: /^Save \d change/ });
    await fill('Minimum age (years)', '12');
    await fill('Review within (hours)', '-5');
    await fill('Minimum deposit (USD)', '1.5');
    await user.tab();
    await form.findByText('Enter an age from 18 to 120.');
    form.getByText('Enter a number of hours from 1 to 720.');
    form.getByText('Enter whole dollars from 1 to 999,999,999.');
    await fill('Minimum deposit (USD)', '500');
    await fill('Maximum deposit (USD)', '100');
    await user.tab();
    await form.findByText('The maximum is below the minimum.');
    await fill('Minimum age (years)', '21');
    await fill('Review within (hours)', '24');
    expect(save()).toBeDisabled();
    await fill('Minimum deposit (USD)', '60');
    expect(save()).toBeEnabled();
  });

  test('come back as typed after another page, until they are saved', async () => {
    const { user, form, fill } = await openForm();
    await fill('Minimum deposit (USD)', '60');
    const visit = async (name: string, link = 'Limits and pauses Unsaved') => {
      await user.click(screen.getAllByRole('link', { name: /^Users/ })[0] as HTMLElement);
      await screen.findByRole('heading', { name: 'Users' });
      await user.click(screen.getAllByRole('link', { name: 'Settings' })[0] as HTMLElement);
      await user.click(await screen.findByRole('link', { name: link }));
      return screen.findByRole('button', { name });
    };
    expect(form.getByLabelText('Minimum deposit (USD)')).toHaveValue('60');
    await user.click(await visit('Save 1 change'));
    expect(screen.getByLabelText('Minimum deposit (USD)')).toHaveValue('60');
    await screen.findByText('Settings saved.');
    expect((await stored()).minDepositUsd).toBe(60);
    await visit('Save settings', 'Limits and pauses');
    expect(screen.getByLabelText('Minimum deposit (USD)')).toHaveValue('60');
  });

  test('mark the missing reason of a pause', async () => {
    const { user, form, fill, save } = await openForm();
    await user.click(form.getByRole('switch', { name: 'Pause deposits' }));
    const field = await form.findByRole('textbox', { name: 'Reason for the pause' });
    await waitFor(() => expect(field).toHaveFocus());
    await save();
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription('Give the reason for the pause; investors read it.');
    await fill('Reason for the pause', 'Maintenance until noon');
    await save();
    await screen.findByText('Settings saved.');
    expect(await stored()).toMatchObject({
      depositsPaused: true,
      withdrawalsPaused: false,
      pauseReason: 'Maintenance until noon',
    });
  });
});

describe('the operator', () => {
  test('is shown with no way to change it', async () => {
    await openAsStaff(here.backend, '/admin/settings#operator', grace);
    const operator = within(await screen.findByRole('region', { name: 'Operator' }));
    expect(operator.getAllByText('Not configured').length).toBe(10);
    expect(operator.queryAllByRole('textbox')).toEqual([]);
  });
});
