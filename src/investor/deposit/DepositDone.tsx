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
import type { MadeDeposit } from './useCreateDeposit.ts';

const words = copy.deposit;

interface DepositDoneProps {
  deposit: MadeDeposit;
  onAnother: () => void;
}

/** What was made, and where it can be followed. */
export function DepositDone({ deposit, onAnother }: DepositDoneProps) {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', py: 3 }}>
      <CheckCircleOutlined aria-hidden="true" color="success" sx={{ fontSize: 48 }} />
      <StepHeading>{words.done}</StepHeading>
      <Typography>
        {reference(deposit._id)} · <Money cents={deposit.amountCents} /> · {deposit.coin}
      </Typography>
      <StatusBadge status={deposit.status} />
      <Typography color="text.secondary" sx={{ maxWidth: 440 }}>
        {words.doneText}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        <Button variant="contained" component={Link} to="/user/transaction">
          {words.toTransactions}
        </Button>
        <Button onClick={onAnother}>{words.another}</Button>
      </Stack>
    </Stack>
  );
}
