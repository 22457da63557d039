import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { showPath } from '#contract/backOffice.ts';
import { randomTxid } from '#tests/support/people.ts';
import { png } from '#tests/support/pictures.ts';
import { screens } from '#tests/support/screens.tsx';
import { adminScene, openAsStaff } from '../backOffice.ts';
import { button, openDeposit, submit } from './depositPage.ts';

const here = screens();
const scene = adminScene(here);

describe('the form of a decision', () => {
  test('opens beside the proof, which still turns, with its final effect above the fields', async () => {
    const id = await submit(here.backend, scene.ada, {
      amount: '5000',
      image: await png('proof.png'),
    });
    const { user } = await openAsStaff(here.backend, showPath('deposits', id), scene.grace);
    const proof = await screen.findByAltText('Proof');
    fireEvent.load(proof);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled());
    await user.keyboard('c');
    const form = await screen.findByRole('form', { name: 'Confirm' });
    expect(screen.queryByRole('dialog')).toBeNull();
    const effect = within(form).getByText(/takes it back\.$/);
    expect(effect).toHaveTextContent(
      'Adds $5,000.00 to the available balance. New balance: $5,000.00. Email is off: the investor sees it in the account. Only a reversal takes it back.',
    );
    const amount = within(form).getByLabelText('Amount received');
    expect(amount).toHaveValue('5,000.00');
    expect(effect.compareDocumentPosition(amount)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const scrolled = screen.getByRole('region', { name: 'Facts to compare' }).parentElement;
    expect(scrolled).not.toContainElement(form);
    await user.click(await button('Rotate'));
    expect(proof.parentElement?.style.transform).toContain('rotate(90deg)');
    expect(proof).toBeVisible();
    expect(form).toBeInTheDocument();
  });

  test('has a Decline that is filled once there is a reason', async () => {
    const id = await submit(here.backend, scene.ada, { txid: randomTxid() });
    const { user } = await openDeposit(here.backend, id, scene.grace);
    await user.click(await button('Decline'));
    expect(await button('Decline $500.00')).toHaveClass('MuiButton-outlined');
    await user.type(screen.getByLabelText(/^Reason/), 'No coin came');
    expect(await button('Decline $500.00')).toHaveClass('MuiButton-contained');
  });
});
