import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { resource } from '#contract/backOffice.ts';
import { DepositChecks } from '#src/admin/checks/DepositChecks.tsx';
import { wantedOf } from '#src/admin/checks/wantedOf.ts';
import { FullId } from '#src/admin/facts/FullId.tsx';
import { useCurrentRow } from '#src/admin/lists/cursor.ts';
import type { PreviewState } from '#src/admin/lists/usePreview.ts';
import type { EvidenceRecord } from '#src/admin/provider/evidence.ts';
import type { DepositRow } from '#src/admin/provider/records.ts';
import { useRecord } from '#src/admin/provider/useRecord.ts';
import { PreviewChecks } from '#src/admin/review/PreviewChecks.tsx';
import { PreviewFacts } from '#src/admin/review/PreviewFacts.tsx';
import { PreviewHead } from '#src/admin/review/PreviewHead.tsx';
import { PreviewPane } from '#src/admin/review/PreviewPane.tsx';
import { RecordError } from '#src/admin/shell/RecordError.tsx';
import { moment } from '#src/shared/format/dates.ts';
import { ProofViewer } from '#src/shared/receipt/ProofViewer.tsx';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { copy } from './copy.ts';
import { PreviewedStatus } from './DepositStatus.tsx';

const { preview } = copy;

/** The deposit under the cursor with its evidence; decisions are on its record. */
export function DepositPreview(state: PreviewState) {
  const deposit = useCurrentRow() as DepositRow | undefined;
  return (
    <PreviewPane
      state={state}
      screen="deposits"
      id={deposit?.id}
      isWaiting={deposit?.status === 'pending'}
      status={deposit && <PreviewedStatus item={deposit} />}
    >
      {deposit && <Preview key={deposit.id} deposit={deposit} />}
    </PreviewPane>
  );
}

function Preview({ deposit }: { deposit: DepositRow }) {
  const { data, error, refetch } = useRecord<EvidenceRecord>(resource.deposits, deposit.id);
  const { amountCents, coin, user, status, depositDate } = deposit;
  const coinAmount = data?.quote ? `${data.quote.coinAmount} ${coin}` : coin;
  return (
    <>
      <PreviewHead
        amountCents={amountCents}
        about={copy.deposits.from(coinAmount, user.fullName)}
        since={status === 'pending' ? depositDate : undefined}
      />
      {error ? <RecordError error={error} retry={refetch} /> : !data && <Loading />}
      {data && <Evidence data={data} />}
    </>
  );
}

function Evidence({ data }: { data: EvidenceRecord }) {
  const { address, txid, depositDate, image } = data;
  const wanted = useMemo(() => wantedOf(data), [data]);
  return (
    <>
      <PreviewChecks>
        <DepositChecks evidence={data} only="open" />
      </PreviewChecks>
      <PreviewFacts
        facts={[
          [preview.submitted, moment(depositDate)],
          [preview.address, <FullId key="address" id={address} of={preview.address} />],
          [preview.txid, txid ? <FullId key="txid" id={txid} of={preview.txid} /> : preview.noTxid],
        ]}
      />
      {image ? (
        <Box sx={stage}>
          <ProofViewer key={image} path={image} wanted={wanted} />
        </Box>
      ) : (
        preview.noProof
      )}
    </>
  );
}

const stage = { display: 'flex', height: 480, borderRadius: '10px', overflow: 'hidden' } as const;
