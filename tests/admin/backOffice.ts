import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { DetachedWindowAPI } from 'happy-dom';
import { beforeEach } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { Backend } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import { addresses, addWallet, investor, type Person, staff } from '#tests/support/people.ts';
import { openPage, type Screens, storeSession } from '#tests/support/screens.tsx';
// Load the lazy chunks first, so that no test waits for them.
import '#src/admin/AdminArea.tsx';
import '#src/admin/approvals/ProposalDialog.tsx';
import '#src/admin/screens.ts';

/** Opens a page of the back-office as a staff member who is signed in. */
export async function openAsStaff(backend: Backend, path: string, by?: Person) {
  const person = by ?? (await staff(backend));
  storeSession(person.token, person.user);
  return { ...openPage(path), person };
}

/** Queries of the table row with a text. */
export async function rowOf(text: string) {
  return waitFor(() => {
    const elements = screen.getAllByText(text);
    const row = elements.map((element) => element.closest('tr')).find((tr) => tr !== null);
    if (!row) throw new Error(`No table row has ${text}.`);
    return within(row);
  });
}

/** Gives the window a size, as a tablet that is turned. */
export const turnTo = (width: number, height: number) =>
  act(() =>
    (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.setViewport({ width, height }),
  );

/** Queries of the open dialog. */
export const dialog = async () => within(await screen.findByRole('dialog'));

/** Chooses from a select of the page or a dialog. */
export async function choose(user: UserEvent, label: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
}

/** The available balance of an investor in dollars. */
export async function balanceOf(backend: Backend, { token, user }: Person): Promise<number> {
  const { reply } = await callApi(backend, calls.profile.read, {
    token,
    params: { userId: user._id },
  });
  return reply.data.acctBalance;
}

/** Requests a withdrawal in Bitcoin as an investor; returns its id. */
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

interface AdminScene {
  grace: Person;
  ada: Person;
}

/** Before each test: grace of staff, a wallet for Bitcoin and ada, an investor. */
export function adminScene(here: Screens): AdminScene {
  const scene = {} as AdminScene;
  beforeEach(async () => {
    scene.grace = await staff(here.backend);
    await addWallet(here.backend, scene.grace);
    scene.ada = await investor(here.backend);
  });
  return scene;
}
