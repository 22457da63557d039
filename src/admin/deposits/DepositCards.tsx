import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { ReviewerChip } from '#src/admin/review/ReviewerChip.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { StatusBadge } from '#src/shared/ui/StatusBadge.tsx';
import { RecordCards } from '../lists/RecordCards.tsx';
import type { DepositRow } from '../provider/records.ts';
import { DateField } from '../shell/DateField.tsx';
import { UserLink } from '../users/UserLink.tsx';
import { copy } from './copy.ts';
import { DecisionButtons } from './DecisionButtons.tsx';
import { DepositLink } from './DepositLink.tsx';
import { DuplicateChip } from './DuplicateChip.tsx';
import { ReceiptField } from './ReceiptField.tsx';

const { empty, next, noMatch } = copy.deposits;

/** The deposits as cards, where a table has no room. */
export function DepositCards() {
  return (
    <RecordCards none={empty} next={next} noMatch={noMatch}>
      <DepositCard />
    </RecordCards>
  );
}

function DepositCard() {
  const deposit = useRecordContext<DepositRow>();
  if (!deposit) return null;
  const { id, coin, user, amountCents, status, depositDate, claimedBy, duplicate } = deposit;
  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <DepositLink id={id} />
        <StatusBadge status={status} />
      </Stack>
      <Stack direction="row" spacing={1}>
        <DuplicateChip duplicate={duplicate} />
        <ReviewerChip claim={claimedBy} />
      </Stack>
      <Typography sx={{ fontWeight: 600 }}>
        <Money cents={amountCents} /> · {coin}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        <UserLink user={user} /> · <DateField iso={depositDate} />
      </Typography>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <DecisionButtons />
        <ReceiptField />
      </Stack>
    </Stack>
  );
}
