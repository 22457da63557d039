import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { calls } from '#contract/calls.ts';
import type { Backend } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import { addresses, type Person, staff } from '#tests/support/people.ts';
import { openPage, storeSession } from '#tests/support/screens.tsx';
// The area and its screens are chunks of their own: no test should wait for one to be loaded.
import '#src/admin/AdminArea.tsx';
import '#src/admin/screens.ts';

/** Opens a page of the back-office as a staff member who is signed in. */
export async function openAsStaff(backend: Backend, path: string, by?: Person) {
  const person = by ?? (await staff(backend));
  storeSession(person.token, person.user);
  return { ...openPage(path), person };
}

/** The table row that holds a text, as queries of its own. */
export async function rowOf(text: string) {
  const places = await screen.findAllByText(text);
  const row = places.map((place) => place.closest('tr')).find((found) => found !== null);
  if (!row) throw new Error(`No table row holds ${text}.`);
  return within(row);
}

/** The open dialog, as queries of its own. */
export const dialog = async () => within(await screen.findByRole('dialog'));

/** Chooses from a select of the page or a dialog. */
export async function choose(user: UserEvent, label: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
}

/** What an investor can withdraw, as the server says. */
export async function balanceOf(backend: Backend, { token, user }: Person): Promise<number> {
  const { reply } = await callApi(backend, calls.profile.read, {
    token,
    params: { userId: user._id },
  });
  return reply.data.acctBalance;
}

/** Asks for a withdrawal in Bitcoin, as an investor does, and gives its id. */
export async function requestWithdrawal(
  backend: Backend,
  { token }: Person,
  amount: string,
): Promise<string> {
  const body = { amount, withdrawMode: 'Bitcoin', address: addresses.BTC };
  const { status, problem } = await callApi(backend, calls.withdrawals.create, { token, body });
  if (status !== 200) throw new Error(`no withdrawal: ${problem.message}`);
  const { reply } = await callApi(backend, calls.withdrawals.own, { token });
  return reply.data[0]?._id ?? '';
}
