import { exports } from '#contract/exports.ts';
import type { ExportOf } from '#src/admin/export/exportOf.ts';
import { copy } from './copy.ts';

const { columns } = copy.deposits;

export const depositExport = {
  call: exports.deposits,
  name: 'deposits',
  columns: {
    [columns.reference]: ['reference', 'id'],
    [columns.mode]: ['coin'],
    [columns.user]: ['user', 'userId'],
    amount: ['amount', 'amountReceived'],
    [columns.status]: ['status', 'duplicate'],
    [columns.waiting]: [],
    depositDate: ['date'],
    [columns.txid]: ['txid'],
    [columns.checkedTxid]: ['checkedTxid', 'checkedOutput'],
    [columns.decided]: ['decidedAt', 'decidedBy', 'reason', 'note'],
    [columns.receipt]: ['hasProof'],
  },
  notOnScreen: ['address'],
  labels: { amount: columns.amount, depositDate: columns.date },
  hidden: [columns.txid, columns.checkedTxid, columns.decided],
  hasDays: true,
} as const satisfies ExportOf<'deposits'>;
