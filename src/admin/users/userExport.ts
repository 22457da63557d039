import { calls } from '#contract/calls.ts';
import type { ExportOf } from '#src/admin/export/exportOf.ts';
import { copy } from './copy.ts';

const { columns } = copy.users;

export const userExport: ExportOf<'users'> = {
  call: calls.exports.users,
  name: 'users',
  columns: {
    fullName: ['id', 'fullName', 'email', 'role', 'status'],
    userName: ['userName'],
    [columns.balance]: ['available', 'held'],
    [columns.verify]: ['verified', 'emailVerified'],
    createdAt: ['registered', 'lastDeposit'],
  },
  labels: { fullName: columns.name, userName: columns.userName, createdAt: columns.registered },
  notOnScreen: ['phoneNumber', 'dateOfBirth', 'address', 'postalCode', 'country'],
};
