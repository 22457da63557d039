import { calls } from '#contract/calls.ts';
import type { ExportOf } from '../lists/exportOf.ts';
import { copy } from './copy.ts';

const { columns } = copy;

/** The table's columns, by the names that react-admin keeps them under, and those of the CSV. */
export const withdrawalExport = {
  row: calls.exports.withdrawals,
  name: 'withdrawals',
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
  labels: { amount: columns.amount, createdAt: columns.date },
  hidden: [columns.decided, columns.txid],
} as const satisfies ExportOf;
