import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { addWallet, type Person, staff } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { openAsStaff } from '../backOffice.ts';

const here = screens();
let grace: Person;

beforeEach(async () => {
  grace = await staff(here.backend);
});

const open = (path: string) => openAsStaff(here.backend, path, grace);
const steps = async () =>
  within(await screen.findByRole('region', { name: 'Before the first deposit' }));

describe('a new installation', () => {
  test('shows the steps before the first deposit, each as a fact with a link', async () => {
    const { user, path } = await open('/admin/overview');
    const list = await steps();
    expect(list.getByText('2 steps left')).toBeInTheDocument();
    expect(list.getAllByText('not needed in demo mode')).toHaveLength(2);
    expect(list.getByRole('link', { name: 'Invite under Users' })).toHaveAttribute(
      'href',
      '/admin/testing',
    );
    await user.click(list.getByRole('link', { name: 'Add in Settings' }));
    expect(path()).toBe('/admin/settings');
  });

  test('shows them on the screen of users, where staff land, without a link to itself', async () => {
    await addWallet(here.backend, grace);
    await open('/admin/testing');
    const list = await steps();
    expect(list.getByText('Bitcoin')).toBeInTheDocument();
    expect(list.getByText('Use “Invite staff” below.')).toBeInTheDocument();
    expect(list.queryByRole('link')).toBeNull();
  });

  test('leads from the empty list of deposits to Settings, and reviewing cannot start', async () => {
    const { user, path } = await open('/admin/adminTrans');
    await screen.findByText('No Transaction Recorded Yet');
    const link = await screen.findByRole('link', { name: 'Open Settings' });
    expect(screen.getByRole('button', { name: 'Start reviewing' })).toBeDisabled();
    await user.click(link);
    expect(path()).toBe('/admin/settings');
  });

  test('shows none once all are done', async () => {
    await addWallet(here.backend, grace);
    await staff(here.backend, 'alan');
    await open('/admin/overview');
    await screen.findByText('One person can move money alone');
    await waitFor(() => expect(here.asked).toContain('GET /backend/settings'));
    expect(screen.queryByText('Before the first deposit')).toBeNull();
  });
});
