import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { ReviewerChip } from '#src/admin/review/ReviewerChip.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { StatusBadge } from '#src/shared/ui/StatusBadge.tsx';
import { RecordCards } from '../lists/RecordCards.tsx';
import type { WithdrawalRecord } from '../provider/records.ts';
import { DateField } from '../shell/DateField.tsx';
import { UserLink } from '../users/UserLink.tsx';
import { copy } from './copy.ts';
import { PayoutAddress } from './PayoutAddress.tsx';
import { PayoutMarks } from './PayoutMarks.tsx';
import { WithdrawalActions } from './WithdrawalActions.tsx';
import { WithdrawalLink } from './WithdrawalLink.tsx';

const { empty, next, noMatch } = copy;

/** The withdrawals as cards, where a table has no room. */
export function WithdrawalCards() {
  return (
    <RecordCards none={empty} next={next} noMatch={noMatch}>
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
        <Money cents={amountCents} /> · {coin} <ReviewerChip claim={claimedBy} />{' '}
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
