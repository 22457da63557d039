import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { addApp } from '#tests/support/factor/secondFactor.ts';
import { staff } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { adminScene, dialog, openAsStaff } from '../backOffice.ts';

const here = screens();
const scene = adminScene(here);

describe('a reset of two-step sign-in', () => {
  test('is proposed on the page of its user, where it then waits', async () => {
    const path = `/admin/testing/${scene.ada.user._id}/show`;
    await openAsStaff(here.backend, path, scene.grace);
    expect(await screen.findByRole('button', { name: 'Reset two-step sign-in' })).toBeDisabled();
    screen.getByText('No two-step sign-in is set up.');
    await addApp(here.backend, scene.ada);
    const { user } = await openAsStaff(here.backend, path, scene.grace);
    await user.click(await screen.findByRole('button', { name: 'Reset two-step sign-in' }));
    const form = await dialog();
    await user.click(form.getByRole('button', { name: 'Propose the reset' }));
    await form.findByText('Give a reason; the investor can read it.');
    await user.type(form.getByLabelText(/^Reason/), 'Lost phone');
    await user.click(form.getByRole('button', { name: 'Propose the reset' }));
    await screen.findByText(/^Two-step sign-in of .* is removed on/);
    await screen.findByText('On, a reset waits');
    expect(screen.getByText('A reset waits already.')).toBeInTheDocument();
  });

  test('shows colleagues when it happens, and they can object', async () => {
    const alan = await staff(here.backend, 'alan');
    await addApp(here.backend, scene.ada);
    const path = `/admin/testing/${scene.ada.user._id}/show`;
    const first = await openAsStaff(here.backend, path, scene.grace);
    await first.user.click(await screen.findByRole('button', { name: 'Reset two-step sign-in' }));
    const form = await dialog();
    await first.user.type(form.getByLabelText(/^Reason/), 'Lost phone');
    await first.user.click(form.getByRole('button', { name: 'Propose the reset' }));
    await screen.findByText('On, a reset waits');
    const { user } = await openAsStaff(here.backend, '/admin/overview', alan);
    await screen.findByText('1 approved proposal waits');
    await user.click(await screen.findByRole('button', { name: /^Reset of two-step sign-in/ }));
    const open = await dialog();
    open.getByText('Lost phone');
    open.getByText('Takes effect');
    open.getByText(/Nothing is left to approve/);
    expect(open.getByRole('button', { name: 'Approve' })).toBeDisabled();
    await user.click(open.getByRole('button', { name: 'Object' }));
    const objection = await dialog();
    await user.type(objection.getByLabelText(/^Reason/), 'Ada did not call');
    await user.click(objection.getByRole('button', { name: 'Object' }));
    await waitFor(() => expect(screen.getByText(/Your objection is recorded/)).toBeVisible());
  });
});
