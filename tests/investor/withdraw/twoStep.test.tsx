import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { secondFactor } from '#contract/secondFactor.ts';
import { addApp } from '#tests/support/factor/secondFactor.ts';
import { openPage, screens } from '#tests/support/screens.tsx';
import { investorScene } from '../investorScene.ts';

const here = screens();
const scene = investorScene(here);

test('a withdrawal has advice beside it to turn on two-step sign-in, while that is off', async () => {
  openPage('/user/withdraw');
  await screen.findByText('Two-step sign-in is off.');
  expect(screen.getByRole('link', { name: 'Set it up' })).toHaveAttribute(
    'href',
    '/user/useracct/security',
  );
  await addApp(here.backend, scene.ada);
  cleanup();
  const readings = () => here.asked.filter((one) => one.endsWith(secondFactor.read.path)).length;
  const before = readings();
  openPage('/user/withdraw');
  await waitFor(() => expect(readings()).toBe(before + 1));
  await screen.findByText('We never ask you to pay first.');
  expect(screen.queryByText('Two-step sign-in is off.')).not.toBeInTheDocument();
});
