import Box from '@mui/material/Box';
import { useParams } from 'react-router-dom';
import { coinOfName } from '#contract/coin.ts';
import { dollarsFrom } from '#contract/money.ts';
import type { WithdrawalDetail } from '#contract/withdrawals.ts';
import { AskedNotice } from '#src/investor/conversation/AskedNotice.tsx';
import { ConversationPanel } from '#src/investor/conversation/ConversationPanel.tsx';
import { TwoColumns } from '#src/investor/layout/TwoColumns.tsx';
import { copy as recordCopy } from '#src/investor/record/copy.ts';
import { NextPanel } from '#src/investor/record/NextPanel.tsx';
import { PdfButton } from '#src/investor/record/PdfButton.tsx';
import { RecordCard } from '#src/investor/record/RecordCard.tsx';
import { RecordHead } from '#src/investor/record/RecordHead.tsx';
import { RecordPage } from '#src/investor/record/RecordPage.tsx';
import { dueOf, withdrawalSteps } from '#src/investor/transactionDetail/withdrawalSteps.ts';
import { CancelButton } from '#src/investor/withdrawalList/CancelButton.tsx';
import { copy } from './copy.ts';
import { useWithdrawal } from './useWithdrawal.ts';
import { WithdrawalFacts } from './WithdrawalFacts.tsx';

/** A withdrawal from its request on, and the messages about it. */
export function WithdrawalDetailPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useWithdrawal(id);
  return (
    <RecordPage kind="withdrawal" id={data?._id} error={error} retry={() => void refetch()}>
      {data && (
        <>
          <AskedNotice kind="withdrawal" item={data} />
          <TwoColumns
            side={
              <>
                <NextPanel {...copy.next[stateOf(data)]} />
                <ConversationPanel kind="withdrawal" item={data} />
              </>
            }
          >
            <Detail withdrawal={data} />
          </TwoColumns>
        </>
      )}
    </RecordPage>
  );
}

const stateOf = ({ status, reversal }: WithdrawalDetail) => (reversal ? 'reversed' : status);

function Detail({ withdrawal }: { withdrawal: WithdrawalDetail }) {
  const { _id, withdrawMode, awaits } = withdrawal;
  const cents = dollarsFrom(withdrawal.amount);
  const state = stateOf(withdrawal);
  return (
    <RecordCard
      head={
        <RecordHead
          kind="withdrawal"
          id={_id}
          coin={coinOfName[withdrawMode]}
          cents={cents}
          status={awaits === 'investor' ? 'waits for you' : state}
          isVoid={state === 'declined' || state === 'cancelled' || state === 'reversed'}
        />
      }
      state={copy.states[state]}
      lines={<NextLines withdrawal={withdrawal} />}
      facts={<WithdrawalFacts withdrawal={withdrawal} />}
      steps={withdrawalSteps(withdrawal)}
      actions={
        <>
          <PdfButton kind="withdrawal" id={_id} />
          {state === 'requested' && (
            <CancelButton id={_id} amountCents={cents} variant="outlined" />
          )}
        </>
      }
    />
  );
}

/** The next event of a withdrawal, or the reason of its end. */
function NextLines({ withdrawal }: { withdrawal: WithdrawalDetail }) {
  const { awaits, status, reversal } = withdrawal;
  const reason = reversal?.reason ?? withdrawal.reason;
  if (reason) return <Box>{recordCopy.reason(reason)}</Box>;
  if (awaits === 'investor') return recordCopy.reviewAfter;
  const due = dueOf(withdrawal);
  if (status === 'approved') return due ? copy.payBy(due) : copy.emailed;
  if (status !== 'requested') return null;
  return `${due ? copy.reviewBy(due) : ''} ${copy.onHold}`;
}
