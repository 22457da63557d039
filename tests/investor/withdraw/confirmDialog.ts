import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { addresses, investorPassword } from '#tests/support/people.ts';

/** Fills in the form of a withdrawal of $20 in bitcoin, and presses Withdraw. */
export async function fillForm(user: UserEvent) {
  await user.type(screen.getByLabelText('Amount'), '20');
  await user.click(screen.getByRole('radio', { name: 'Bitcoin' }));
  await user.click(await screen.findByLabelText('Destination address'));
  await user.paste(addresses.BTC);
  await user.click(screen.getByRole('button', { name: 'Review withdrawal' }));
}

/** The dialog that shows a withdrawal before it is requested. */
export const confirmDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Confirm your withdrawal' }));

type Dialog = Awaited<ReturnType<typeof confirmDialog>>;

export const confirmButton = (dialog: Dialog) =>
  dialog.getByRole('button', { name: /^Withdraw \$/ });

/** Enters the password and presses Confirm. */
export async function confirmWithPassword(user: UserEvent, dialog: Dialog) {
  await user.type(await dialog.findByLabelText(/your password/), investorPassword);
  await user.click(confirmButton(dialog));
}
