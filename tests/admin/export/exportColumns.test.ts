import { expect, test } from 'vitest';
import { exportColumns } from '#contract/exportColumns.ts';
import { activityExport } from '#src/admin/activity/activityExport.ts';
import { depositExport } from '#src/admin/deposits/depositExport.ts';
import { columnsOf, type ExportOf } from '#src/admin/export/exportOf.ts';
import { userExport } from '#src/admin/users/userExport.ts';
import { withdrawalExport } from '#src/admin/withdrawals/withdrawalExport.ts';

test.each<[keyof typeof exportColumns, ExportOf]>([
  ['deposits', depositExport],
  ['users', userExport],
  ['withdrawals', withdrawalExport],
  ['audit-log', activityExport],
])('the export of %s has each of its columns on the screen or in notOnScreen', (name, exported) => {
  const onScreen = columnsOf(exported, []).split(',');
  expect([...onScreen, ...exported.notOnScreen].toSorted()).toEqual(
    [...exportColumns[name]].toSorted(),
  );
});
