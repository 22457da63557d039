import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { coinNames } from '#contract/coin.ts';
import { dollars } from '#src/shared/format/money.ts';
import { StatusBadge } from '#src/shared/ui/StatusBadge.tsx';
import type { DepositRecord } from '../provider/records.ts';
import { DateField } from '../shell/DateField.tsx';
import { RecordCards } from '../shell/RecordCards.tsx';
import { copy } from './copy.ts';
import { DecisionButtons } from './DecisionButtons.tsx';
import { DepositLink } from './DepositLink.tsx';
import { ReceiptField } from './ReceiptField.tsx';

const { empty, noMatch } = copy.deposits;

/** The deposits as cards, where a table has no room. */
export function DepositCards() {
  return (
    <RecordCards none={empty} noMatch={noMatch}>
      <DepositCard />
    </RecordCards>
  );
}

function DepositCard() {
  const deposit = useRecordContext<DepositRecord>();
  if (!deposit) return null;
  const { id, coin, user, amount, status, depositDate } = deposit;
  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <DepositLink id={id} />
        <StatusBadge status={status} />
      </Stack>
      <Typography sx={{ fontWeight: 600 }}>
        {dollars(Number(amount))} · {coinNames[coin]}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {user.fullName} · <DateField iso={depositDate} />
      </Typography>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <DecisionButtons />
        <ReceiptField />
      </Stack>
    </Stack>
  );
}
