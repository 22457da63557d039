import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { reference } from '#contract/reference.ts';
import { reviews } from '#contract/reviews.ts';
import { mock } from '#mocks/handlers.ts';
import { liveEvents } from '#tests/shared/liveEvents.ts';
import { callApi } from '#tests/support/caller.ts';
import { addWallet, deposit, investor, type Person, staff } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { openAsStaff, rowOf } from '../backOffice.ts';

const here = screens();
const tell = liveEvents(here);
let ada: Person;
let grace: Person;
let alan: Person;

beforeEach(async () => {
  grace = await staff(here.backend);
  alan = await staff(here.backend, 'alan');
  await addWallet(here.backend, grace);
  ada = await investor(here.backend);
});

const openShow = (id: string) => openAsStaff(here.backend, `/admin/adminTrans/${id}/show`, grace);
const claimBy = ({ token }: Person, id: string) =>
  callApi(here.backend, calls.reviews.start, { token, params: { id }, body: {} });

async function takeOver({ token }: Person, id: string) {
  const body = { takeOver: true };
  await callApi(here.backend, calls.reviews.start, { token, params: { id }, body });
  tell();
}

const holderOf = async (id: string) => {
  const { token } = alan;
  const { reply } = await callApi(here.backend, calls.deposits.detail, { token, params: { id } });
  return reply.data.claimedBy?.fullName ?? null;
};

describe('opening a pending deposit', () => {
  test('starts a review that others see; leaving ends it', async () => {
    const id = await deposit(here.backend, ada);
    const { user } = await openShow(id);
    await screen.findByText('With you', { selector: '[role=status] *' });
    expect(await holderOf(id)).toBe('grace of staff');
    await user.click(screen.getByRole('link', { name: 'Back to the list' }));
    await waitFor(async () => expect(await holderOf(id)).toBeNull());
  });

  test('ends the review when the page is closed, and starts it again when it comes back', async () => {
    const id = await deposit(here.backend, ada);
    await openShow(id);
    await screen.findByText('With you', { selector: '[role=status] *' });
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(async () => expect(await holderOf(id)).toBeNull());
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await waitFor(async () => expect(await holderOf(id)).toBe('grace of staff'));
  });

  test('shows who is reviewing it and offers to take over', async () => {
    const id = await deposit(here.backend, ada);
    await claimBy(alan, id);
    const { user } = await openShow(id);
    await screen.findByRole('button', { name: 'Take over' });
    expect(await holderOf(id)).toBe('alan of staff');
    expect(screen.getAllByText('alan of staff').length).toBe(1);
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Decline' })).toBeDisabled();
    expect(screen.getByText('alan of staff is reviewing')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Take over' }));
    await screen.findByText('With you', { selector: '[role=status] *' });
    expect(await holderOf(id)).toBe('grace of staff');
  });

  test('turns the decisions off at once when a colleague takes it over, until it is taken back', async () => {
    const id = await deposit(here.backend, ada);
    const { user } = await openShow(id);
    await screen.findByText('With you', { selector: '[role=status] *' });
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    await user.type(screen.getByLabelText(/^Staff note[ :]/), 'Half a note');
    await takeOver(alan, id);
    await screen.findByText(/^alan of staff took over at \d\d:\d\d\.$/);
    expect(screen.getByText('alan of staff')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Confirm $500.00' })).toBeDisabled();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await user.click(screen.getByRole('button', { name: 'Take back' }));
    await screen.findByText('With you', { selector: '[role=status] *' });
    expect(here.asked).not.toContain(`POST /backend/confirmdeposit/${id}`);
    expect(screen.getByRole('button', { name: 'Confirm $500.00' })).toBeEnabled();
    expect(screen.getByLabelText(/^Staff note[ :]/)).toHaveValue('Half a note');
  });

  test('shows a change of the reviewer right after the review was refused', async () => {
    const id = await deposit(here.backend, ada);
    await claimBy(alan, id);
    await openShow(id);
    await screen.findByRole('button', { name: 'Take over' });
    await takeOver(await staff(here.backend, 'edith'), id);
    await screen.findByText('edith of staff');
  });

  test('shows why the review could not be recorded', async () => {
    const id = await deposit(here.backend, ada);
    here.network.use(mock(reviews.start, () => 'unreachable'));
    await openShow(id);
    await screen.findByText('Not shown to others');
    expect(screen.getByTitle(/^No answer from the server/)).toBeInTheDocument();
  });

  test('of the reader offers neither a review nor a decision', async () => {
    const id = await deposit(here.backend, grace);
    await openShow(id);
    await screen.findByText('Your own: a colleague decides.');
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
    expect(here.asked).not.toContain(`POST /backend/claims/${id}`);
  });
});

describe('the list', () => {
  test('marks items in review', async () => {
    const id = await deposit(here.backend, ada);
    await claimBy(alan, id);
    await openAsStaff(here.backend, '/admin/adminTrans', grace);
    const mark = (await rowOf(reference(id))).getByText('alan is on it');
    expect(mark.title).toBe('alan of staff is reviewing');
  });

  test('starts with the oldest item that no one else is reviewing', async () => {
    const first = await deposit(here.backend, ada);
    here.backend.clock.advance(60_000);
    const second = await deposit(here.backend, ada);
    await claimBy(alan, first);
    const { user, path } = await openAsStaff(here.backend, '/admin/adminTrans', grace);
    await user.click(await screen.findByRole('button', { name: 'Start reviewing' }));
    await waitFor(() => expect(path()).toBe(`/admin/adminTrans/${second}/show`));
  });
});
