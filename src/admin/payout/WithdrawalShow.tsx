import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useParams } from 'react-router-dom';
import { resource } from '#contract/backOffice.ts';
import { reference } from '#contract/reference.ts';
import type { PayoutRecord } from '#src/admin/provider/payoutRecord.ts';
import type { WithdrawalRecord } from '#src/admin/provider/records.ts';
import { DecisionBar } from '#src/admin/record/DecisionBar.tsx';
import { isMissing, NoSuchRecord } from '#src/admin/record/NoSuchRecord.tsx';
import { useKnownRow } from '#src/admin/record/useKnownRow.ts';
import { usePrefetch } from '#src/admin/record/usePrefetch.ts';
import { useReviewed } from '#src/admin/record/useReviewed.ts';
import { RecordError } from '#src/admin/shell/RecordError.tsx';
import { isWaiting, withdrawalQueue } from '#src/admin/withdrawals/withdrawalQueue.ts';
import { barFacts } from './barFacts.tsx';
import { copy } from './copy.ts';
import { PayoutColumns } from './PayoutColumns.tsx';
import { PayoutFrame } from './PayoutFrame.tsx';

/** The page of a withdrawal: who gets it, what to send, who agreed. */
export function WithdrawalShow() {
  const { id = '' } = useParams();
  return <PayoutPage key={id} id={id} />;
}

function PayoutPage({ id }: { id: string }) {
  const reviewed = useReviewed<PayoutRecord>({
    screen: 'withdrawals',
    id,
    queueOf: (withdrawal) => withdrawalQueue(withdrawal?.status ?? 'requested'),
    isWaiting,
  });
  const known = useKnownRow<WithdrawalRecord>(resource.withdrawals, id);
  const { data, error, refetch, back, steps, review } = reviewed;
  usePrefetch<PayoutRecord>(resource.withdrawals, {
    id: steps.nextId,
    isReady: data !== undefined,
    more: nothing,
  });
  if (isMissing(error)) return <NoSuchRecord screen="withdrawals" />;
  const bar = {
    id,
    back,
    steps,
    title: copy.page.title(reference(id)),
    facts: barFacts(data ?? known, data),
    review,
  };
  if (data) return <PayoutColumns withdrawal={data} reviewed={reviewed} bar={bar} />;
  return (
    <PayoutFrame
      bar={<DecisionBar {...bar} />}
      who={!error && <Placeholder widths={[44, 100, 92, 80, 90, 78, 88, 46, 86, 82]} />}
      what={
        error ? (
          <Box sx={{ p: 2.5 }}>
            <RecordError error={error} retry={refetch} />
          </Box>
        ) : (
          <Placeholder widths={[44, 100, 92, 80, 90]} />
        )
      }
      agreed={!error && <Placeholder widths={[44, 100, 92, 80, 90]} />}
    />
  );
}

const nothing = () => undefined;

/** Grey bars in the place of a column that loads. */
function Placeholder({ widths }: { widths: readonly number[] }) {
  return (
    <Box aria-hidden="true" sx={{ px: 2.5, py: 1.5 }}>
      {widths.map((width) => (
        <Skeleton key={width} height={28} width={`${width}%`} />
      ))}
    </Box>
  );
}
