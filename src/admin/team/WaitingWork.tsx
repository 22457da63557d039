import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { listPath } from '#contract/backOffice.ts';
import { searchOf } from '#src/admin/filters/views.ts';
import type { StaffRow } from '#src/admin/provider/records.ts';
import { copy } from './copy.ts';

/** The number of deposits and payments that wait for a member. */
export function WaitingWork({ member: { id, deposits, payments } }: { member: StaffRow }) {
  if (deposits + payments === 0) return <span>{copy.nothing}</span>;
  const oldest = { field: 'depositDate', order: 'ASC' } as const;
  const search = searchOf({ status: 'pending', assignedTo: id }, oldest);
  return (
    <>
      {deposits > 0 && (
        <Link component={RouterLink} to={{ pathname: listPath('deposits'), search }}>
          {copy.deposits(deposits)}
        </Link>
      )}
      {deposits > 0 && payments > 0 && ', '}
      {payments > 0 && copy.payments(payments)}
    </>
  );
}
