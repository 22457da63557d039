import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import type { DepositDetail } from '#contract/depositDetail.ts';
import { parseDollars } from '#contract/money.ts';
import { AskedNotice } from '#src/investor/conversation/AskedNotice.tsx';
import { TwoColumns } from '#src/investor/layout/TwoColumns.tsx';
import { PdfButton } from '#src/investor/record/PdfButton.tsx';
import { RecordCard } from '#src/investor/record/RecordCard.tsx';
import { RecordHead } from '#src/investor/record/RecordHead.tsx';
import { RecordPage } from '#src/investor/record/RecordPage.tsx';
import { RiskWarning } from '#src/shared/ui/RiskWarning.tsx';
import { copy } from './copy.ts';
import { DepositFacts } from './DepositFacts.tsx';
import { DepositHelp } from './DepositHelp.tsx';
import { DepositNext } from './DepositNext.tsx';
import { depositSteps } from './depositSteps.ts';
import { useDeposit } from './useDeposit.ts';

/** A deposit from its submit on: where it is, what it is about, and its proof. */
export function DepositDetailPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useDeposit(id);
  return (
    <RecordPage kind="deposit" id={data?._id} error={error} retry={() => void refetch()}>
      {data && (
        <>
          <AskedNotice kind="deposit" item={data} />
          <TwoColumns side={<DepositHelp deposit={data} />}>
            <Detail deposit={data} />
          </TwoColumns>
          <RiskWarning />
        </>
      )}
    </RecordPage>
  );
}

function Detail({ deposit }: { deposit: DepositDetail }) {
  const { _id, coin, amount, amountReceived, awaits, reversal } = deposit;
  const status = reversal ? 'reversed' : deposit.status;
  return (
    <RecordCard
      head={
        <RecordHead
          kind="deposit"
          id={_id}
          coin={coin}
          cents={parseDollars(amountReceived ?? amount)}
          status={awaits === 'investor' ? 'waits for you' : status}
          isVoid={status === 'declined' || status === 'reversed'}
        />
      }
      state={copy[status]}
      lines={<DepositNext deposit={deposit} />}
      facts={<DepositFacts deposit={deposit} />}
      steps={depositSteps(deposit)}
      actions={
        <>
          <PdfButton kind="deposit" id={_id} />
          <Button variant="outlined" color="inherit" component={Link} to="/user/deposit">
            {copy.another}
          </Button>
        </>
      }
    />
  );
}
