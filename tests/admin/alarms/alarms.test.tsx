import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminScene, dialog, openAsStaff } from '#tests/admin/backOffice.ts';
import { alarmCalls } from '#tests/server/alarms/alarmCalls.ts';
import { raiseAlarm } from '#tests/support/nodes/raiseAlarm.ts';
import { staff } from '#tests/support/people.ts';
import { screens } from '#tests/support/screens.tsx';
// Loaded on demand: load it first, so that the test does not wait for it.
import '#src/admin/alarms/Alarms.tsx';

const here = screens();
const scene = adminScene(here);

test('an alarm is a red line on each page, and two people close it with a note', async () => {
  const alan = await staff(here.backend, 'alan');
  const id = await raiseAlarm(here.backend);
  await alarmCalls(here.backend, scene.grace).close(alan, id);
  const { user } = await openAsStaff(here.backend, '/admin/settings', scene.grace);
  const banner = await screen.findByText(/Deposits and withdrawals are paused\./);
  expect(banner.closest('[role="alert"]')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Look into it' }));
  const panel = within(await screen.findByRole('region', { name: 'Alarms' }));
  expect(panel.getByText('Bitcoin left our address without an announced payment')).toBeVisible();
  expect(panel.getByText('1 of 2')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Close the alarm' }));
  const open = await dialog();
  await user.type(open.getByLabelText('What happened'), 'A sweep by Alan.');
  await user.click(open.getByRole('button', { name: 'Approve to close' }));
  await screen.findByText(/^The alarm is closed\./);
  await waitFor(() => expect(screen.queryByText(/An alarm is open/)).toBeNull());
  expect(screen.queryByRole('region', { name: 'Alarms' })).toBeNull();
});
