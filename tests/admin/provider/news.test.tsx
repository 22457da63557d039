import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, ListBase, useListContext } from 'react-admin';
import { beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { openAdminProvider } from '#src/admin/dataProvider/adminProvider.ts';
import type { DepositRow } from '#src/admin/provider/records.ts';
import { useNews } from '#src/admin/provider/useNews.ts';
import { callApi } from '#tests/support/caller.ts';
import { addWallet, deposit, investor, type Person, staff } from '#tests/support/people.ts';
import { openPage, screens, storeSession } from '#tests/support/screens.tsx';

const here = screens();
let grace: Person;
let ada: Person;
const provider = openAdminProvider();

beforeEach(async () => {
  grace = await staff(here.backend);
  await addWallet(here.backend, grace);
  ada = await investor(here.backend);
});

function Page({ filter }: { filter: object }) {
  const queryClient = useQueryClient();
  return (
    <CoreAdminContext dataProvider={provider} queryClient={queryClient}>
      <List filter={filter} />
    </CoreAdminContext>
  );
}

function List({ filter }: { filter: object }) {
  const { count, show } = useNews('adminTrans');
  return (
    <ListBase
      resource="adminTrans"
      sort={{ field: 'depositDate', order: 'DESC' }}
      perPage={2}
      filter={filter}
      disableAuthentication
      disableSyncWithLocation
    >
      <button type="button" onClick={show}>{`${count} new`}</button>
      <Rows />
    </ListBase>
  );
}

function Rows() {
  const { data = [], setPage } = useListContext<DepositRow>();
  const rows = data.map(({ amountCents, status }) => `${amountCents} ${status}`);
  return (
    <>
      <p>{rows.join(', ') || 'none'}</p>
      <button type="button" onClick={() => setPage(2)}>
        Next
      </button>
    </>
  );
}

/** Deposits of whole dollars, the first one oldest. */
async function make(...amounts: number[]): Promise<string[]> {
  const ids: string[] = [];
  for (const amount of amounts) {
    ids.push(await deposit(here.backend, ada, String(amount)));
    here.backend.clock.advance(1000);
  }
  return ids;
}

function open(filter: object = {}) {
  storeSession(grace.token, grace.user);
  return openPage('/list', [{ path: '/list', element: <Page filter={filter} /> }]);
}

const refresh = () => document.dispatchEvent(new Event('visibilitychange'));
const shows = (text: string) => screen.findByText(text);

const decline = (id = '') =>
  callApi(here.backend, calls.deposits.decline, {
    token: grace.token,
    key: crypto.randomUUID(),
    params: { depositId: id },
    body: { reason: 'The proof is of another transaction.' },
  });

describe('an open list', () => {
  test('keeps its rows in place and counts the new ones until they are shown', async () => {
    await make(101, 102);
    const { user } = open();
    await shows('10200 pending, 10100 pending');
    await make(103, 104, 105);
    refresh();
    await screen.findByText('2 new');
    await shows('10200 pending, 10100 pending');
    await user.click(screen.getByText('2 new'));
    await shows('10500 pending, 10400 pending');
    await screen.findByText('0 new');
  });

  test('refreshes a row that left the filter where it is, and its fill-in is not new', async () => {
    const [, , third] = await make(101, 102, 103);
    const { user } = open({ status: 'pending' });
    await shows('10300 pending, 10200 pending');
    await decline(third);
    refresh();
    await shows('10300 declined, 10200 pending');
    expect(screen.getByText('0 new')).toBeInTheDocument();
    // The next page goes on behind the rows that are shown.
    await user.click(screen.getByText('Next'));
    await shows('10100 pending');
  });

  test('takes new rows at once while it has none', async () => {
    open();
    await shows('none');
    await make(101);
    refresh();
    await shows('10100 pending');
    expect(screen.getByText('0 new')).toBeInTheDocument();
  });

  test('reads by background requests', async () => {
    const foreground: string[] = [];
    here.network.events.on('request:start', ({ request }) => {
      if (!request.headers.get('X-Background')) foreground.push(request.url);
    });
    const [first] = await make(101, 102);
    open({ status: 'pending' });
    await shows('10200 pending, 10100 pending');
    await decline(first);
    foreground.splice(0);
    refresh();
    await shows('10200 pending, 10100 declined');
    await waitFor(() => expect(foreground).toEqual([]));
  });
});
