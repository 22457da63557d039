import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { RecordCards } from '#src/admin/lists/RecordCards.tsx';
import type { DepositRow } from '#src/admin/provider/records.ts';
import { ReviewerChip } from '#src/admin/review/ReviewerChip.tsx';
import { DateField } from '#src/admin/shell/DateField.tsx';
import { DepositLink, UserLink } from '#src/admin/shell/RecordLinks.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { StatusBadge } from '#src/shared/ui/StatusBadge.tsx';
import { copy } from './copy.ts';
import { DecisionButtons } from './DecisionButtons.tsx';
import { DuplicateChip } from './DuplicateChip.tsx';
import { ReceiptField } from './ReceiptField.tsx';

export function DepositCards() {
  return (
    <RecordCards {...copy.deposits.empty}>
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
        <DuplicateChip isDuplicate={duplicate} />
        <ReviewerChip review={claimedBy} />
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
