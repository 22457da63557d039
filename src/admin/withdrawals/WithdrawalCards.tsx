import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { RecordCards } from '#src/admin/lists/RecordCards.tsx';
import type { WithdrawalRecord } from '#src/admin/provider/records.ts';
import { ReviewerChip } from '#src/admin/review/ReviewerChip.tsx';
import { DateField } from '#src/admin/shell/DateField.tsx';
import { UserLink, WithdrawalLink } from '#src/admin/shell/RecordLinks.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { StatusBadge } from '#src/shared/ui/StatusBadge.tsx';
import { copy } from './copy.ts';
import { PayoutAddress } from './PayoutAddress.tsx';
import { PayoutMarks } from './PayoutMarks.tsx';
import { WithdrawalActions } from './WithdrawalActions.tsx';

export function WithdrawalCards() {
  return (
    <RecordCards {...copy.empty}>
      <WithdrawalCard />
    </RecordCards>
  );
}

function WithdrawalCard() {
  const withdrawal = useRecordContext<WithdrawalRecord>();
  if (!withdrawal) return null;
  const { id, coin, user, amountCents, status, createdAt, claimedBy } = withdrawal;
  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <WithdrawalLink id={id} />
        <StatusBadge status={status} />
      </Stack>
      <Typography sx={{ fontWeight: 600 }}>
        <Money cents={amountCents} /> · {coin} <ReviewerChip review={claimedBy} />{' '}
        <PayoutMarks withdrawal={withdrawal} />
      </Typography>
      <Typography variant="body2" color="text.secondary">
        <UserLink user={user} /> · <DateField iso={createdAt} />
      </Typography>
      <PayoutAddress withdrawal={withdrawal} />
      <WithdrawalActions />
    </Stack>
  );
}
