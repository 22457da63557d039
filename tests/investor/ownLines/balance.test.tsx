import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { liabilities } from '#contract/liabilities.ts';
import { mock } from '#mocks/handlers.ts';
import { takeNightly } from '#server/liabilities/take.ts';
import { keepLog } from '#server/platform/log/keepLog.ts';
import { callApi } from '#tests/support/caller.ts';
import { deposit, fund, investor } from '#tests/support/people.ts';
import { openPage, screens } from '#tests/support/screens.tsx';
import { investorScene } from '../investorScene.ts';

const here = screens();
const scene = investorScene(here);

const panel = async () =>
  within(await screen.findByRole('region', { name: 'Is my money counted?' }));

test('an account without an entry waits for the next sum', async () => {
  openPage('/user/proof');
  expect(await (await panel()).findByText(/was not in the last sum/)).toBeInTheDocument();
});

test('a sum waits for its signature, and is then checked in the browser', async () => {
  const { backend } = here;
  await fund(backend, scene.ada, scene.grace, '750');
  await takeNightly(backend.ports);
  openPage('/user/proof');
  expect(
    await (await panel()).findByText(/^Not checked yet. We added it up at/),
  ).toBeInTheDocument();
  await keepLog(backend.ports);
  openPage('/user/proof');
  const shown = await panel();
  expect(
    await shown.findByText('$750.00 is counted in what is owed to investors.'),
  ).toBeInTheDocument();
  expect(shown.getByText(/It does not prove that the coins are there/)).toBeInTheDocument();
  const counted = (await shown.findByText(/^Your share on /)).parentElement;
  expect(counted).toHaveTextContent('$750.00');
  expect((await shown.findByText('Now')).parentElement).toHaveTextContent('$750.00');
  expect(shown.getByRole('button', { name: 'Download evidence' })).toBeEnabled();
});

test('a deposit is one movement, looked up in the log, whose lines can be kept', async () => {
  const { backend } = here;
  await fund(backend, scene.ada, scene.grace, '750');
  await keepLog(backend.ports);
  openPage('/user/proof');
  const shown = within(await screen.findByRole('region', { name: 'Your transactions' }));
  expect(await shown.findByText('In the log')).toBeInTheDocument();
  expect(shown.getAllByText('+$750.00')).toHaveLength(1);
  const lines = within(shown.getByRole('list', { name: /^Log entries of #/, hidden: true }));
  const steps = lines.getAllByRole('listitem', { hidden: true });
  expect(steps.map(({ textContent }) => /^[A-Z][a-z ]+/.exec(textContent)?.[0])).toEqual([
    'Added to your balance',
    'Submitted',
    'Quote fixed',
  ]);
  expect(lines.getAllByRole('button', { name: 'Download evidence', hidden: true })).toHaveLength(3);
});

test('a declined deposit has the word beside it, although the log names staff for it', async () => {
  const { backend } = here;
  const depositId = await deposit(backend, scene.ada, '90');
  const body = { reason: 'Nothing arrived.' };
  const declined = { token: scene.grace.token, params: { depositId }, body };
  expect((await callApi(backend, calls.deposits.decline, declined)).status).toBe(200);
  await keepLog(backend.ports);
  openPage('/user/proof');
  const shown = within(await screen.findByRole('region', { name: 'Your transactions' }));
  await shown.findByText('Declined later.');
  expect(shown.getByText('$90.00').closest('s')).not.toBeNull();
});

test('a movement stays whole when its lines are on two pages of the log', async () => {
  const { backend } = here;
  // Three lines a deposit: the seventh from the end goes over the page of twenty.
  for (let count = 0; count < 7; count += 1) await fund(backend, scene.ada, scene.grace, '750');
  await keepLog(backend.ports);
  const { user } = openPage('/user/proof');
  const shown = within(await screen.findByRole('region', { name: 'Your transactions' }));
  const linesIn = () => {
    const lists = shown.getAllByRole('list', { name: /^Log entries of #/, hidden: true });
    return lists.map(({ childElementCount }) => childElementCount);
  };
  await user.click(await shown.findByRole('button', { name: 'Show older transactions' }));
  await waitFor(() => expect(linesIn()).toEqual([3, 3, 3, 3, 3, 3, 3]));
  expect(shown.queryByRole('button', { name: 'Show older transactions' })).not.toBeInTheDocument();
});

test('the proof of another account is refused', async () => {
  const { backend } = here;
  const eve = await investor(backend, 'eve');
  await fund(backend, eve, scene.grace);
  await takeNightly(backend.ports);
  await keepLog(backend.ports);
  const { reply } = await callApi(backend, liabilities.mine, { token: eve.token });
  here.network.use(mock(liabilities.mine, () => reply));
  openPage('/user/proof');
  expect(await (await panel()).findByText(/about another account/)).toBeInTheDocument();
});
