import { screen } from '@testing-library/react';
import { openPage } from '#tests/support/screens.tsx';

/** Opens step 1 and waits for the limits. */
export async function openAmountStep(path = '/user/deposit') {
  const page = openPage(path);
  await screen.findByText('Minimum: 50.00 USD');
  return page;
}

/** Opens step 2. */
export async function openPaymentStep(amount = '500', coin = 'Bitcoin') {
  const page = await openAmountStep();
  await page.user.type(screen.getByLabelText('Amount'), amount);
  await page.user.click(screen.getByRole('radio', { name: coin }));
  await page.user.click(screen.getByRole('button', { name: 'CONTINUE' }));
  await screen.findByRole('heading', { name: 'Transaction details' });
  return page;
}

/** Opens step 3. */
export async function openReceiptStep() {
  const page = await openPaymentStep();
  await page.user.click(screen.getByRole('button', { name: 'I have sent the coin' }));
  await screen.findByText('Attach your proof of payment below.');
  return page;
}
