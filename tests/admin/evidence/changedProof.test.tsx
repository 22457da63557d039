import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { callApi } from '#tests/support/caller.ts';
import { randomTxid } from '#tests/support/people.ts';
import { png } from '#tests/support/pictures.ts';
import { screens } from '#tests/support/screens.tsx';
import { adminScene } from '../backOffice.ts';
import { button, depositOf, openDeposit, submit } from './depositPage.ts';

const here = screens();
const scene = adminScene(here);
const notice = 'The investor changed the proof. Look at it again.';

async function change(id: string, body: { txid?: string; image?: File }) {
  const { token } = scene.ada;
  const sent = await callApi(here.backend, calls.deposits.addProof, {
    token,
    params: { id },
    body,
  });
  expect(sent.status).toBe(200);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('a deposit whose investor changes the proof', () => {
  test('while its form is open is not confirmed until staff press Confirm for it again', async () => {
    const id = await submit(here.backend, scene.ada, { txid: randomTxid() });
    const { user } = await openDeposit(here.backend, id, scene.grace);
    await user.click(await button(/^Confirm/));
    await button(/^Confirm \$500\.00/);
    await user.type(screen.getByLabelText(/^Staff note[ :]/), 'Seen');
    expect(screen.queryByText(notice)).toBeNull();
    const txid = randomTxid();
    await change(id, { txid });
    await screen.findByText(notice);
    // The focus stays where staff type, so that no key presses the button.
    expect(screen.getByLabelText(/^Staff note[ :]/)).toHaveFocus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    fireEvent.submit(screen.getByRole('form', { name: 'Confirm' }));
    expect(await depositOf(here.backend, id, scene.grace)).toMatchObject({ status: 'pending' });
    await user.click(await button(/^Confirm/));
    await waitFor(() => expect(screen.queryByText(notice)).toBeNull());
    expect(screen.getByLabelText(/^Staff note[ :]/)).toHaveValue('Seen');
    await user.click(await button(/^Confirm \$500\.00/));
    await waitFor(async () =>
      expect(await depositOf(here.backend, id, scene.grace)).toMatchObject({
        ...{ status: 'confirmed', checkedTxid: txid },
      }),
    );
  });

  test('shows it before a form is open, until a decision is begun', async () => {
    const id = await submit(here.backend, scene.ada, { txid: randomTxid() });
    const { user } = await openDeposit(here.backend, id, scene.grace);
    await change(id, { image: await png('proof.png') });
    await screen.findByText(notice);
    fireEvent.load(await screen.findByAltText('Proof'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Decline' })).toBeEnabled());
    await user.click(await button('Decline'));
    await screen.findByRole('form', { name: /^Decline/ });
    expect(screen.queryByText(notice)).toBeNull();
  });
});
