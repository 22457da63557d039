import Stack from '@mui/material/Stack';
import { resource } from '#contract/backOffice.ts';
import { groupDollars } from '#contract/money.ts';
import type { DepositRecord, EvidenceRecord } from '#src/admin/provider/records.ts';
import { useRecord } from '#src/admin/provider/useRecord.ts';
import { FactList } from '#src/admin/shell/FactList.tsx';
import { RecordError } from '#src/admin/shell/RecordError.tsx';
import { RecordLink } from '#src/admin/shell/RecordLinks.tsx';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { copy } from './copy.ts';
import { EvidenceWarnings } from './EvidenceWarnings.tsx';

/** The short form of the evidence, in the dialogs of a decision. */
export function EvidenceSummary({ deposit }: { deposit: DepositRecord }) {
  const { data, error, refetch } = useRecord<EvidenceRecord>(resource.deposits, deposit.id);
  if (error) return <RecordError error={error} retry={refetch} />;
  if (!data) return <Loading />;
  const { quote, proof, txid, user, coin, amountCents } = data;
  return (
    <Stack spacing={2}>
      <FactList
        facts={[
          [copy.evidence.investor, user.fullName],
          [copy.evidence.amount, groupDollars(amountCents)],
          [copy.evidence.coinAmount, quote ? `${quote.coinAmount} ${coin}` : copy.evidence.noQuote],
          [copy.evidence.proof, proof ? copy.evidence.attached : copy.deposits.noReceipt],
          [copy.evidence.txid, txid ?? copy.evidence.noTxid],
        ]}
      />
      <EvidenceWarnings evidence={data} />
      <RecordLink screen="deposits" id={deposit.id}>
        {copy.evidence.see}
      </RecordLink>
    </Stack>
  );
}
