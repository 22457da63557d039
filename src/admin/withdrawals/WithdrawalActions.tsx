import Button from '@mui/material/Button';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { showPath } from '#contract/backOffice.ts';
import { reference } from '#contract/reference.ts';
import type { WithdrawalRecord } from '#src/admin/provider/records.ts';
import { OwnItem } from '#src/admin/review/DecisionButton.tsx';
import { useSession } from '#src/shared/session/useSession.ts';
import { copy } from './copy.ts';
import { isWaiting } from './withdrawalQueue.ts';

/** Leads to the page of a withdrawal: staff decide where they see what they decide on. */
export function WithdrawalActions() {
  const withdrawal = useRecordContext<WithdrawalRecord>();
  const staffId = useSession().user?._id;
  if (!withdrawal) return null;
  if (withdrawal.user.id === staffId && isWaiting(withdrawal)) return <OwnItem />;
  const { id } = withdrawal;
  const label = isWaiting(withdrawal) ? copy.review : copy.view;
  return (
    <Button
      component={Link}
      to={showPath('withdrawals', id)}
      size="small"
      variant="outlined"
      aria-label={`${label} ${reference(id)}`}
    >
      {label}
    </Button>
  );
}
