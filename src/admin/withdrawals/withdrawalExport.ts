import { resource } from '#contract/backOffice.ts';
import { exports } from '#contract/exports.ts';
import type { ExportOf } from '#src/admin/export/exportOf.ts';
import { copy } from './copy.ts';

const { columns } = copy;

export const withdrawalExport = {
  call: exports.withdrawals,
  name: resource.withdrawals,
  columns: {
    [columns.reference]: ['reference', 'id'],
    [columns.mode]: ['coin'],
    [columns.user]: ['user', 'userId'],
    amount: ['amount', 'held'],
    [columns.address]: ['address'],
    [columns.status]: ['status'],
    [columns.waiting]: [],
    createdAt: ['date'],
    [columns.decided]: ['decidedAt', 'decidedBy', 'paidAt', 'paidBy', 'reason'],
    [columns.txid]: ['txid', 'coinAmount'],
  },
  notOnScreen: [],
  labels: { amount: columns.amount, createdAt: columns.date },
  hidden: [columns.decided, columns.txid],
  hasDays: true,
} as const satisfies ExportOf<'withdrawals'>;
