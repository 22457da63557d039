import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { profile } from '#contract/profile.ts';
import { callApi } from '#tests/support/caller.ts';
import { investor, type Person } from '#tests/support/people.ts';
import { openPage, screens, storeSession } from '#tests/support/screens.tsx';

const here = screens();
let ada: Person;

beforeEach(async () => {
  ada = await investor(here.backend);
  storeSession(ada.token, ada.user);
});

describe('the profile form', () => {
  test('opens at the clicked field, filled with what is stored', async () => {
    const { user } = openPage('/user/useracct');
    await user.click(await screen.findByRole('button', { name: /^Email/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Update Profile' }));
    expect(dialog.getByLabelText('Email')).toHaveFocus();
    expect(dialog.getByLabelText('Email')).toHaveValue(ada.user.email);
    expect(dialog.getByLabelText('Full Name')).toHaveValue(ada.user.fullName);
  });

  test('shows the address as street, code and country', async () => {
    const body = { address: '12 Harbour Road', postalCode: 'N1 9GU', country: 'Norway' };
    await callApi(here.backend, profile.update, { token: ada.token, body });
    openPage('/user/useracct');
    await screen.findByText('12 Harbour Road, N1 9GU, Norway');
  });
});
