import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chainRead } from '#tests/support/nodes/chainPayment.ts';
import { staff } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
import { openAsStaff } from '../backOffice.ts';

const here = screens();

test('staff see how far the nodes are, and that two of them differ', async () => {
  const grace = await staff(here.backend);
  await chainRead(here.backend, 840_000);
  const second = { second_height: 839_990, second_problem: 'differs' } as const;
  await here.backend.db
    .updateTable('chain_state')
    .set({ ...second, differs_since: here.backend.clock.now() })
    .execute();
  await openAsStaff(here.backend, '/admin/settings', grace);
  const nodes = within(await screen.findByRole('list', { name: 'Nodes' }));
  expect(nodes.getByText('Bitcoin: connected, block 840000').closest('li')).toHaveTextContent(
    'second node at block 839990',
  );
  expect(
    nodes.getByText(/^Bitcoin: The two nodes have different blocks since/),
  ).toBeInTheDocument();
  expect(
    nodes.getByText('Ethereum: not connected. Staff decide by the proof.').closest('li'),
  ).toHaveTextContent('The operator connects it by the setting ETH_NODE_URL.');
});
