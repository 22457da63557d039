import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach } from 'vitest';
import type { BodyOf, ReplyOf } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { callApi } from '#tests/support/caller.ts';
import { addWallet, fund, investor, type Person, staff } from '#tests/support/people.ts';
import type { Screens } from '#tests/support/screens.tsx';
import { openAsStaff, requestWithdrawal } from '../backOffice.ts';

type Detail = ReplyOf<typeof calls.withdrawals.detail>['data'];

export interface PayoutScene {
  grace: Person;
  alan: Person;
  ada: Person;
  ask: (amount?: string, by?: Person) => Promise<string>;
  act: (verb: 'approve' | 'startPayment', id: string, by: Person) => Promise<void>;
  pay: (id: string, by: Person, body: BodyOf<typeof calls.withdrawals.pay>) => Promise<void>;
  now: (id: string) => Promise<Detail>;
  open: (id: string, by?: Person) => ReturnType<typeof openAsStaff>;
}

/** Before each test: grace and alan of staff, and ada with $1,000. One bitcoin is $65,000. */
export function payoutScene(here: Screens): PayoutScene {
  const scene = {
    ask: (amount = '200', by = scene.ada) => requestWithdrawal(here.backend, by, amount),
    act: async (verb, id, { token }) => {
      const sent = { token, params: { id } };
      const { status, problem } = await callApi(here.backend, calls.withdrawals[verb], sent);
      if (status !== 200) throw new Error(problem.message);
    },
    pay: async (id, { token }, body) => {
      const sent = { token, params: { id }, body };
      const { status, problem } = await callApi(here.backend, calls.withdrawals.pay, sent);
      if (status !== 200) throw new Error(problem.message);
    },
    now: async (id) => {
      const sent = { token: scene.grace.token, params: { id } };
      return (await callApi(here.backend, calls.withdrawals.detail, sent)).reply.data;
    },
    open: (id, by = scene.grace) => openAsStaff(here.backend, `/admin/withdrawals/${id}/show`, by),
  } as PayoutScene;
  beforeEach(async () => {
    scene.grace = await staff(here.backend);
    scene.alan = await staff(here.backend, 'alan');
    await addWallet(here.backend, scene.grace);
    scene.ada = await investor(here.backend);
    await fund(here.backend, scene.ada, scene.grace);
  });
  return scene;
}

/** Ticks each open check of an approval form; returns how many there are. */
export async function tickChecks(user: UserEvent): Promise<number> {
  const ticks = await screen.findAllByLabelText(/^I reviewed: /);
  for (const tick of ticks) await user.click(tick);
  return ticks.length;
}
