import { resource } from '#contract/backOffice.ts';
import { calls } from '#contract/calls.ts';
import type { ExportOf } from '#src/admin/lists/exportOf.ts';
import { copy } from './copy.ts';

const { columns } = copy;

export const withdrawalExport = {
  call: calls.exports.withdrawals,
  name: resource.withdrawals,
  columns: {
    [columns.reference]: ['reference', 'id'],
    [columns.mode]: ['coin'],
    [columns.user]: ['user', 'userId'],
    amount: ['amount'],
    [columns.held]: ['held'],
    [columns.address]: ['address'],
    [columns.status]: ['status'],
    createdAt: ['date'],
    [columns.decided]: ['decidedAt', 'decidedBy', 'paidAt', 'paidBy', 'reason'],
    [columns.txid]: ['txid', 'coinAmount'],
  },
  notOnScreen: [],
  labels: { amount: columns.amount, createdAt: columns.date },
  hidden: [columns.decided, columns.txid],
} as const satisfies ExportOf<'withdrawals'>;
