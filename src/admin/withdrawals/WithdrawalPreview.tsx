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
import { day, moment } from '#src/shared/format/dates.ts';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';
import { PayoutAddress } from './PayoutAddress.tsx';
import { PreviewedStatus } from './WithdrawalStatus.tsx';
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
      status={withdrawal && <PreviewedStatus item={withdrawal} />}
    >
      {withdrawal && <Preview key={withdrawal.id} withdrawal={withdrawal} />}
    </PreviewPane>
  );
}

function Preview({ withdrawal }: { withdrawal: WithdrawalRecord }) {
  const { data, error, refetch } = useRecord<PayoutRecord>(resource.withdrawals, withdrawal.id);
  const { amountCents, coin, user, createdAt, decidedBy, decidedAt } = withdrawal;
  const isOpen = isWaiting(withdrawal);
  return (
    <>
      <PreviewHead
        amountCents={amountCents}
        about={preview.to(coin, user.fullName)}
        since={isOpen ? (decidedAt ?? createdAt) : undefined}
        dueAt={withdrawal.dueAt}
      />
      {error ? <RecordError error={error} retry={refetch} /> : !data && <Loading />}
      {data && (
        <PreviewChecks>
          <CheckSummary checks={allChecks(data)} name={preview.checks} isDecided={!isOpen} />
        </PreviewChecks>
      )}
      <PreviewFacts
        facts={[
          [preview.requested, moment(createdAt)],
          [preview.address, <PayoutAddress key="address" withdrawal={withdrawal} />],
          ...(decidedBy === null
            ? []
            : ([[preview.decidedBy, `${decidedBy}, ${moment(decidedAt ?? createdAt)}`]] as const)),
          ...(data ? payeeFacts(data, isOpen) : []),
        ]}
      />
    </>
  );
}

const payeeFacts = ({ investor }: PayoutRecord, isOpen: boolean) =>
  [
    [
      isOpen ? preview.after : preview.available,
      <Money key="available" cents={investor.availableAfterCents} />,
    ],
    [
      preview.paidIn,
      <span key="paidIn">
        <Money cents={investor.paidInCents} /> {preview.deposits(investor.deposits)}
      </span>,
    ],
    [preview.since, day(investor.createdAt)],
  ] as const;
