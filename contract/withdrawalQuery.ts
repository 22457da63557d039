import { object, string } from 'yup';
import { awaitedSides } from './conversations.ts';
import { listQuery } from './list.ts';
import { reviewFilters } from './reviewRecord.ts';
import { withdrawalStatuses } from './withdrawalHistory.ts';

/** Of an investor's own list. */
export const ownWithdrawalQuery = listQuery(
  ['createdAt'],
  object({ status: string().oneOf(withdrawalStatuses) }),
);

/** Of the list of staff. */
export const withdrawalQuery = listQuery(
  ['createdAt', 'amount'],
  object({ ...reviewFilters(withdrawalStatuses), awaits: string().oneOf(awaitedSides) }),
);
