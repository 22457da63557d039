import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { groupDollars } from '#contract/money.ts';
import { RecordError } from '#src/admin/shell/RecordError.tsx';
import { Loading } from '#src/shared/ui/Loading.tsx';
import type { DepositRecord, EvidenceRecord } from '../provider/records.ts';
import { useRecord } from '../provider/useRecord.ts';
import { FactList } from '../shell/FactList.tsx';
import { copy } from './copy.ts';
import { EvidenceWarnings } from './EvidenceWarnings.tsx';

const words = copy.evidence;

/** The short form of the evidence, for a decision made from the list (S-294). */
export function EvidenceSummary({ deposit }: { deposit: DepositRecord }) {
  const { data, error, refetch } = useRecord<EvidenceRecord>('adminTrans', deposit.id);
  const createPath = useCreatePath();
  if (error) return <RecordError error={error} retry={refetch} />;
  if (!data) return <Loading />;
  const { quote, proof, txid, user, coin, amountCents } = data;
  return (
    <Stack spacing={2}>
      <FactList
        facts={[
          [words.investor, user.fullName],
          [words.amount, groupDollars(amountCents)],
          [words.coinAmount, quote ? `${quote.coinAmount} ${coin}` : words.noQuote],
          [words.proof, proof ? words.attached : copy.deposits.noReceipt],
          [words.txid, txid ?? words.noTxid],
        ]}
      />
      <EvidenceWarnings evidence={data} />
      <Link
        component={RouterLink}
        to={createPath({ resource: 'adminTrans', type: 'show', id: deposit.id })}
      >
        {words.see}
      </Link>
    </Stack>
  );
}
