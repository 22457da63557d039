import { exports } from '#contract/exports.ts';
import type { ExportOf } from '#src/admin/export/exportOf.ts';
import { copy } from './copy.ts';

const { columns } = copy;

export const activityExport: ExportOf<'audit-log'> = {
  call: exports.auditLog,
  name: 'activity',
  columns: {
    seq: ['seq'],
    [columns.at]: ['date'],
    [columns.actor]: ['actor', 'actorId'],
    [columns.action]: ['action'],
    [columns.target]: ['targetKind', 'targetId'],
    [columns.details]: ['details'],
    [columns.hash]: ['previousHash', 'hash'],
  },
  labels: { seq: columns.seq },
  hidden: [columns.hash],
  isSentences: true,
  hasDays: true,
  notOnScreen: [],
};
