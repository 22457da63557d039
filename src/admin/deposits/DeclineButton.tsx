import Button from '@mui/material/Button';
import { useRecordContext } from 'react-admin';
import { deposits } from '#contract/deposits.ts';
import type { DepositRecord } from '../provider/records.ts';
import { rulesOf } from '../provider/rulesOf.ts';
import { ReasonDialog } from '../shell/ReasonDialog.tsx';
import { useCommandDialog } from '../shell/useCommandDialog.ts';
import { canDecide } from './canDecide.ts';
import { copy } from './copy.ts';
import type { Deciding } from './DecisionButtons.tsx';
import { EvidenceSummary } from './EvidenceSummary.tsx';

const words = copy.decline;

/** Declines the deposit at hand with a reason that the investor reads (S-288, S-294). */
export function DeclineButton({ keys = false, onDecided }: Deciding) {
  const deposit = useRecordContext<DepositRecord>();
  const decline = useCommandDialog({
    ask: (provider, input: { reason: string }, once) =>
      provider.declineDeposit({ id: deposit?.id ?? '', ...input }, once),
    touches: ['adminTrans', 'testing'],
    ...(onDecided && { onDone: onDecided }),
  });
  if (!canDecide(deposit, decline.open)) return null;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="error"
        aria-keyshortcuts={keys ? 'd' : undefined}
        onClick={decline.begin}
      >
        {words.button}
      </Button>
      {decline.open && (
        <ReasonDialog
          title={words.title}
          text={words.text}
          submit={words.submit}
          rules={rulesOf(deposits.decline)}
          over={deposit.status !== 'pending'}
          command={decline}
        >
          <EvidenceSummary deposit={deposit} />
        </ReasonDialog>
      )}
    </>
  );
}
