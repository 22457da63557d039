import { useCurrentRow } from '#src/admin/lists/cursor.ts';
import type { PreviewState } from '#src/admin/lists/usePreview.ts';
import type { WithdrawalRecord } from '#src/admin/provider/records.ts';
import { PreviewFacts } from '#src/admin/review/PreviewFacts.tsx';
import { PreviewHead } from '#src/admin/review/PreviewHead.tsx';
import { PreviewPane } from '#src/admin/review/PreviewPane.tsx';
import { moment } from '#src/shared/format/dates.ts';
import { copy } from './copy.ts';
import { PayoutAddress } from './PayoutAddress.tsx';
import { WithdrawalStatus } from './WithdrawalStatus.tsx';
import { isWaiting } from './withdrawalQueue.ts';

const { preview } = copy;

/** The withdrawal under the cursor; the checks and the decisions are on its record. */
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
      {withdrawal && <Preview withdrawal={withdrawal} />}
    </PreviewPane>
  );
}

function Preview({ withdrawal }: { withdrawal: WithdrawalRecord }) {
  const { amountCents, coin, user, createdAt, firstPayout, decidedBy, decidedAt } = withdrawal;
  return (
    <>
      <PreviewHead
        amountCents={amountCents}
        about={preview.to(coin, user.fullName)}
        since={isWaiting(withdrawal) ? (decidedAt ?? createdAt) : undefined}
        dueAt={withdrawal.dueAt}
      />
      <PreviewFacts
        facts={[
          [preview.requested, moment(createdAt)],
          [preview.address, <PayoutAddress key="address" withdrawal={withdrawal} />],
          [preview.firstPayout, firstPayout ? preview.firstPayoutYes : preview.firstPayoutNo],
          ...(decidedBy === null
            ? []
            : ([[preview.decidedBy, `${decidedBy}, ${moment(decidedAt ?? createdAt)}`]] as const)),
        ]}
      />
    </>
  );
}
