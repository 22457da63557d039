import { coinNames } from '#contract/coin.ts';
import type { WithdrawalRecord } from '#src/admin/provider/records.ts';
import { CopyableText } from '#src/admin/shell/CopyableText.tsx';
import { DateField } from '#src/admin/shell/DateField.tsx';
import { FactList } from '#src/admin/shell/FactList.tsx';
import { Panel } from '#src/admin/shell/Panel.tsx';
import { UserLink } from '#src/admin/shell/RecordLinks.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';
import { PayoutAddress } from './PayoutAddress.tsx';
import { isWaiting } from './withdrawalQueue.ts';

interface WithdrawalProps {
  withdrawal: WithdrawalRecord;
}

export function RequestPanel({ withdrawal }: WithdrawalProps) {
  const { user, amountCents, heldCents, coin, firstPayout, createdAt } = withdrawal;
  return (
    <Panel title={copy.page.request}>
      <FactList
        facts={[
          [copy.page.investor, <UserLink key="user" user={user} />],
          [copy.page.amount, <Money key="amount" cents={amountCents} />],
          [copy.page.held, <Money key="held" cents={heldCents} />],
          [copy.page.coin, `${coinNames[coin]} (${coin})`],
          [copy.page.address, <PayoutAddress key="to" withdrawal={withdrawal} />],
          ...(isWaiting(withdrawal)
            ? ([
                [
                  copy.page.firstPayout,
                  firstPayout ? copy.page.firstPayoutYes : copy.page.firstPayoutNo,
                ],
              ] as const)
            : []),
          [copy.page.requested, <DateField key="at" iso={createdAt} exact />],
        ]}
      />
    </Panel>
  );
}

export function DecisionPanel({ withdrawal }: WithdrawalProps) {
  const { decidedBy, decidedAt, reason } = withdrawal;
  return (
    <Panel title={copy.page.decision}>
      <FactList
        facts={[
          [copy.page.decidedBy, decidedBy],
          ...(decidedAt
            ? ([[copy.page.decidedAt, <DateField key="at" iso={decidedAt} exact />]] as const)
            : []),
          ...(reason ? ([[copy.page.reason, reason]] as const) : []),
        ]}
      />
    </Panel>
  );
}

export function PaymentPanel({ withdrawal }: WithdrawalProps) {
  const { txid, coinAmount, coin, paidBy } = withdrawal;
  return (
    <Panel title={copy.page.payment}>
      <FactList
        facts={[
          [copy.page.txid, txid && <CopyableText key="id" text={txid} of={copy.page.txid} />],
          [copy.page.coinAmount, `${coinAmount} ${coin}`],
          [copy.page.paidBy, paidBy],
        ]}
      />
    </Panel>
  );
}
