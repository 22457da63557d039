import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { withdrawals } from '#contract/withdrawals.ts';
import { mock } from '#mocks/handlers.ts';
import { callApi } from '#tests/support/caller.ts';
import { addresses, addWallet, fund, investor, staff } from '#tests/support/people.ts';
import { openPage, screens, storeSession } from '#tests/support/screens.tsx';

const here = screens();

describe('an open withdrawal', () => {
  test('shows that it waits for a second approval, and by or from when it is paid', async () => {
    const grace = await staff(here.backend);
    await addWallet(here.backend, grace);
    const { token, user } = await investor(here.backend);
    await fund(here.backend, { token, user }, grace);
    storeSession(token, user);
    const body = { amount: '100', withdrawMode: 'Bitcoin', address: addresses.BTC };
    await callApi(here.backend, withdrawals.create, { token, body });
    const { reply } = await callApi(here.backend, withdrawals.own, { token });
    const params = { id: reply.data[0]?._id ?? '' };
    const own = (await callApi(here.backend, withdrawals.ownDetail, { token, params })).reply.data;
    const second = { waitsFor: 'second-approval', status: 'requested' } as const;
    here.network.use(mock(withdrawals.ownDetail, () => ({ data: { ...own, ...second } })));
    openPage(`/user/withdraw/${own._id}`);
    await screen.findByText('Waits for a second approval.');
    const due = { status: 'approved', waitsFor: 'payment', payBy: '2026-03-04T09:00:00.000Z' };
    here.network.use(
      mock(withdrawals.ownDetail, () => ({ data: { ...own, ...due } as typeof own })),
    );
    openPage(`/user/withdraw/${own._id}`);
    await screen.findByText(/^We send the coins by 4 Mar.* and email you the transaction id\.$/);
    const wait = { status: 'approved', waitsFor: 'wait', payableFrom: '2026-03-03T09:00:00.000Z' };
    here.network.use(
      mock(withdrawals.ownDetail, () => ({ data: { ...own, ...wait } as typeof own })),
    );
    openPage(`/user/withdraw/${own._id}`);
    expect(await screen.findByText(/^Approved\. We pay it from 3 Mar 2026/)).toBeInTheDocument();
  });
});
