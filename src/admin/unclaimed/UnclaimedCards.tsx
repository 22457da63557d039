import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { RecordCards } from '#src/admin/lists/RecordCards.tsx';
import type { UnclaimedRecord } from '#src/admin/provider/records.ts';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { ClaimButton } from './ClaimButton.tsx';
import { copy } from './copy.ts';
import { useEmptyTexts } from './useEmptyTexts.ts';
import { amountOf, idOf, worthOf } from './worthOf.tsx';

/** The payments as cards. */
export const UnclaimedCards = () => (
  <RecordCards {...useEmptyTexts()}>
    <Card />
  </RecordCards>
);

function Card() {
  const payment = useRecordContext<UnclaimedRecord>();
  if (!payment) return null;
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      <Typography sx={{ fontWeight: 600 }}>
        {amountOf(payment)} · {worthOf(payment)}
      </Typography>
      <Typography variant="body2" color="text.secondary" component="div">
        {payment.user?.fullName ?? copy.shared} · {copy.states[payment.state]} · {idOf(payment)} ·{' '}
        <Moment at={payment.seenAt} short />
      </Typography>
      <ClaimButton />
    </Stack>
  );
}
