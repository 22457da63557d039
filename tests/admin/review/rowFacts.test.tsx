import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { light } from '#src/shared/theme/light.ts';
import { callApi } from '#tests/support/caller.ts';
import { deposit, investor, randomTxid, staff } from '#tests/support/people.ts';
import { withStyles } from '#tests/support/screen/styles.ts';
import { screens } from '#tests/support/screens.tsx';
import { adminScene, openAsStaff, rowOf } from '../backOffice.ts';
import { openDeposit, submit } from '../evidence/depositPage.ts';

withStyles('all');
const here = screens();
const scene = adminScene(here);

afterEach(() => {
  vi.useRealTimers();
});

const list = '/admin/adminTrans';
const hourMs = 60 * 60_000;

describe('the row of a deposit', () => {
  test('has the sign of a duplicate on both sides, and on no other', async () => {
    const txid = randomTxid();
    const bob = await investor(here.backend, 'bob');
    await submit(here.backend, scene.ada, { amount: '101', txid });
    await submit(here.backend, bob, { amount: '102', txid });
    await deposit(here.backend, bob, '103');
    await openAsStaff(here.backend, list, scene.grace);
    for (const amount of ['$101.00', '$102.00']) {
      const sign = (await rowOf(amount)).getByTitle('Same proof or transaction id as another.');
      expect(sign).toHaveTextContent('Duplicate');
    }
    expect((await rowOf('$103.00')).queryByText('Duplicate')).toBeNull();
  });

  test('has its age in the colour of the promise, and its page what is left of it', async () => {
    const over = await deposit(here.backend, scene.ada, '101');
    here.backend.clock.advance(10 * hourMs);
    await deposit(here.backend, await investor(here.backend, 'bob'), '102');
    here.backend.clock.advance(39 * hourMs);
    const calm = await deposit(here.backend, await investor(here.backend, 'eve'), '103');
    here.backend.clock.advance(3 * hourMs);
    vi.useFakeTimers({ toFake: ['Date'], now: here.backend.clock.now() });
    const alan = await staff(here.backend, 'alan');
    await openAsStaff(here.backend, list, alan);
    const colours: string[] = [];
    for (const [amount, age] of [
      ['$101.00', '4 h 0 m over'],
      ['$102.00', 'in 6 h 0 m'],
      ['$103.00', 'in 45 h 0 m'],
    ] as const) {
      colours.push(getComputedStyle((await rowOf(amount)).getByText(age)).color);
    }
    expect(colours).toEqual([light.error, light.warning, light.text]);
    await openDeposit(here.backend, over, alan);
    expect(screen.getByText('4 h 0 m over')).toBeInTheDocument();
    await openDeposit(here.backend, calm, alan);
    expect(screen.getByText('due in 45 h 0 m')).toBeInTheDocument();
  });

  test('has how long it waited, once it is decided', async () => {
    const id = await deposit(here.backend, scene.ada, '104');
    here.backend.clock.advance(10 * hourMs);
    const alan = await staff(here.backend, 'alan');
    const decided = { token: alan.token, params: { depositId: id }, body: {} };
    expect((await callApi(here.backend, calls.deposits.confirm, decided)).status).toBe(200);
    await openAsStaff(
      here.backend,
      `${list}?filter=${JSON.stringify({ status: 'confirmed' })}`,
      alan,
    );
    expect((await rowOf('$104.00')).getByText('took 10 h 0 m')).toBeInTheDocument();
  });
});
