import Button from '@mui/material/Button';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { showPath } from '#contract/backOffice.ts';
import { reference } from '#contract/reference.ts';
import type { DepositRecord } from '#src/admin/provider/records.ts';
import { copy } from './copy.ts';

/** Opens a deposit: staff decide on its page only, beside the evidence. */
export function DecisionButtons() {
  const deposit = useRecordContext<DepositRecord>();
  if (!deposit) return null;
  const label = deposit.status === 'pending' ? copy.deposits.review : copy.deposits.view;
  return (
    <Button
      size="small"
      component={Link}
      to={showPath('deposits', deposit.id)}
      aria-label={`${label}: ${reference(deposit.id)}`}
    >
      {label}
    </Button>
  );
}
