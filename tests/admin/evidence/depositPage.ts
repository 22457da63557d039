import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { showPath } from '#contract/backOffice.ts';
import { calls } from '#contract/calls.ts';
import type { Backend } from '#mocks/backend.ts';
import { callApi } from '#tests/support/caller.ts';
import type { Person } from '#tests/support/people.ts';
import { openAsStaff } from '../backOffice.ts';

/** Opens the page of a deposit and waits until it can be decided. */
export async function openDeposit(backend: Backend, id: string, by: Person) {
  const page = await openAsStaff(backend, showPath('deposits', id), by);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Decline' })).toBeEnabled());
  return page;
}

/** Presses a button of the page as soon as it is there. */
export const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** A deposit as staff read it. */
export async function depositOf(backend: Backend, id: string, { token }: Person) {
  return (await callApi(backend, calls.deposits.detail, { token, params: { id } })).reply.data;
}

interface Sent {
  amount?: string;
  txid?: string;
  image?: File;
  quoteId?: string;
}

/** Submits a deposit in Bitcoin; returns its id. */
export async function submit(backend: Backend, { token }: Person, sent: Sent): Promise<string> {
  const body = { amount: '500', coin: 'BTC' as const, ...sent };
  return (await callApi(backend, calls.deposits.create, { token, body })).reply.data._id;
}
