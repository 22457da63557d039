import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { reference } from '#contract/reference.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { StatusBadge } from '#src/shared/ui/StatusBadge.tsx';
import { copy } from '../copy.ts';
import { StepHeading } from './StepHeading.tsx';
import type { NewDeposit } from './useCreateDeposit.ts';

interface DepositDoneProps {
  deposit: NewDeposit;
  onAnother: () => void;
}

export function DepositDone({ deposit, onAnother }: DepositDoneProps) {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', py: 3 }}>
      <CheckCircleOutlined aria-hidden="true" color="success" sx={{ fontSize: 48 }} />
      <StepHeading>{copy.deposit.done}</StepHeading>
      <Typography>
        {reference(deposit._id)} · <Money cents={deposit.amountCents} /> · {deposit.coin}
      </Typography>
      <StatusBadge status={deposit.status} />
      <Typography color="text.secondary" sx={{ maxWidth: 440 }}>
        {copy.deposit.doneText}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        <Button variant="contained" component={Link} to="/user/transaction">
          {copy.deposit.toTransactions}
        </Button>
        <Button onClick={onAnother}>{copy.deposit.another}</Button>
      </Stack>
    </Stack>
  );
}
