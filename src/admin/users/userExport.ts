import { exports } from '#contract/exports.ts';
import type { ExportOf } from '#src/admin/export/exportOf.ts';
import { copy } from './copy.ts';

const { columns } = copy.users;

export const userExport = {
  call: exports.users,
  name: 'users',
  columns: {
    fullName: ['id', 'fullName', 'email', 'role', 'status'],
    userName: ['userName'],
    balance: ['available'],
    deposits: ['lastDeposit'],
    held: ['held'],
    [columns.verify]: ['verified', 'emailVerified'],
    lastSeenAt: [],
    createdAt: ['registered'],
  },
  labels: {
    fullName: columns.name,
    userName: columns.userName,
    balance: columns.balance,
    deposits: columns.deposits,
    held: columns.held,
    lastSeenAt: columns.lastSeen,
    createdAt: columns.registered,
  },
  // The specification names the others.
  hidden: ['deposits', 'held', 'lastSeenAt'],
  notOnScreen: ['phoneNumber', 'dateOfBirth', 'address', 'postalCode', 'country'],
} as const satisfies ExportOf<'users'>;
