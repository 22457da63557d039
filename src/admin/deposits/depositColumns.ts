import { calls } from '#contract/calls.ts';
import type { ExportOf } from '../lists/exportOf.ts';
import { copy } from './copy.ts';

const { columns } = copy.deposits;

/**
 * Columns by the names that react-admin keeps them under: the field that sorts them, else the label.
 * Each stands for columns of the CSV.
 */
export const depositExport = {
  row: calls.exports.deposits,
  name: 'deposits',
  columns: {
    [columns.reference]: ['reference', 'id'],
    [columns.mode]: ['coin'],
    [columns.user]: ['user', 'userId'],
    amount: ['amount', 'amountReceived'],
    [columns.status]: ['status'],
    depositDate: ['date'],
    [columns.txid]: ['txid'],
    [columns.checkedTxid]: ['checkedTxid', 'checkedOutput'],
    [columns.duplicate]: ['duplicate'],
    [columns.decided]: ['decidedAt', 'decidedBy', 'reason', 'note'],
    [columns.receipt]: ['hasProof'],
  },
  labels: { amount: columns.amount, depositDate: columns.date },
  hidden: [columns.txid, columns.checkedTxid, columns.duplicate, columns.decided],
} as const satisfies ExportOf;
