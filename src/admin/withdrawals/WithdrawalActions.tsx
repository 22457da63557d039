import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { useSession } from '#src/shared/session/useSession.ts';
import { copy as area } from '../copy.ts';
import type { WithdrawalRecord } from '../provider/records.ts';
import { ApproveButton } from './ApproveButton.tsx';
import { DeclineButton } from './DeclineButton.tsx';
import { PayButton } from './PayButton.tsx';
import { StartPaymentButton, StopPaymentButton } from './PaymentButtons.tsx';
import { waits } from './queue.ts';

/** How a place works with the decisions: on a page of its own they have keys and lead on. */
interface Deciding {
  keys?: boolean;
  onDecided?: () => void;
}

/** One step of a withdrawal: whose it is, and how the place works with it. */
export interface StepProps extends Deciding {
  withdrawal: WithdrawalRecord;
}

/** What can be done with a withdrawal now; never with one's own (S-297). */
export function WithdrawalActions(deciding: Deciding) {
  const withdrawal = useRecordContext<WithdrawalRecord>();
  const staffId = useSession().user?._id;
  if (!withdrawal) return null;
  if (withdrawal.user.id === staffId && waits(withdrawal.status)) {
    return (
      <Typography component="span" variant="body2" color="text.secondary">
        {area.own}
      </Typography>
    );
  }
  const step = { withdrawal, ...deciding };
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <ApproveButton {...step} />
      <StartPaymentButton {...step} />
      <PayButton {...step} />
      <StopPaymentButton {...step} />
      <DeclineButton {...step} />
    </Stack>
  );
}
