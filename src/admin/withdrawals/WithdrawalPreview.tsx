import { resource } from '#contract/backOffice.ts';
import { CheckSummary } from '#src/admin/checks/CheckSummary.tsx';
import { allChecks } from '#src/admin/checks/withdrawalChecks.ts';
import { useCurrentRow } from '#src/admin/lists/cursor.ts';
import type { PreviewState } from '#src/admin/lists/usePreview.ts';
import type { PayoutRecord } from '#src/admin/provider/payoutRecord.ts';
import type { WithdrawalRecord } from '#src/admin/provider/records.ts';
import { useRecord } from '#src/admin/provider/useRecord.ts';
import { PreviewChecks } from '#src/admin/review/PreviewChecks.tsx';
import { PreviewFacts } from '#src/admin/review/PreviewFacts.tsx';
import { PreviewHead } from '#src/admin/review/PreviewHead.tsx';
import { PreviewPane } from '#src/admin/review/PreviewPane.tsx';
import { RecordError } from '#src/admin/shell/RecordError.tsx';
import { moment } from '#src/shared/format/dates.ts';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { copy } from './copy.ts';
import { PayoutAddress } from './PayoutAddress.tsx';
import { WithdrawalStatus } from './WithdrawalStatus.tsx';
import { isWaiting } from './withdrawalQueue.ts';

const { preview } = copy;

/** The withdrawal under the cursor; decisions are on its record. */
export function WithdrawalPreview(state: PreviewState) {
  const withdrawal = useCurrentRow() as WithdrawalRecord | undefined;
  return (
    <PreviewPane
      state={state}
      screen="withdrawals"
      id={withdrawal?.id}
      isWaiting={withdrawal !== undefined && isWaiting(withdrawal)}
      {...(withdrawal?.status === 'approved' && { step: copy.pay })}
      status={withdrawal && <WithdrawalStatus item={withdrawal} />}
    >
      {withdrawal && <Preview key={withdrawal.id} withdrawal={withdrawal} />}
    </PreviewPane>
  );
}

function Preview({ withdrawal }: { withdrawal: WithdrawalRecord }) {
  const { amountCents, coin, user, createdAt, decidedBy, decidedAt } = withdrawal;
  return (
    <>
      <PreviewHead
        amountCents={amountCents}
        about={preview.to(coin, user.fullName)}
        since={isWaiting(withdrawal) ? (decidedAt ?? createdAt) : undefined}
        dueAt={withdrawal.dueAt}
      />
      <FoundChecks withdrawal={withdrawal} />
      <PreviewFacts
        facts={[
          [preview.requested, moment(createdAt)],
          [preview.address, <PayoutAddress key="address" withdrawal={withdrawal} />],
          ...(decidedBy === null
            ? []
            : ([[preview.decidedBy, `${decidedBy}, ${moment(decidedAt ?? createdAt)}`]] as const)),
        ]}
      />
    </>
  );
}

function FoundChecks({ withdrawal }: { withdrawal: WithdrawalRecord }) {
  const { data, error, refetch } = useRecord<PayoutRecord>(resource.withdrawals, withdrawal.id);
  if (error) return <RecordError error={error} retry={refetch} />;
  if (!data) return <Loading />;
  return (
    <PreviewChecks>
      <CheckSummary
        checks={allChecks(data)}
        name={preview.checks}
        isDecided={!isWaiting(withdrawal)}
      />
    </PreviewChecks>
  );
}
