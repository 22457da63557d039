import { listPath } from '#contract/backOffice.ts';
import { searchOf } from '#src/admin/filters/views.ts';

/** The activity that is about a user. */
export const activityOf = (userId: string) => ({
  pathname: listPath('activity'),
  search: searchOf({ targetId: userId }, { field: 'seq', order: 'DESC' }),
});
