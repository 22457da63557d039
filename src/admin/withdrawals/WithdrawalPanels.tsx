import { coinNames } from '#contract/coin.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import type { WithdrawalRecord } from '../provider/records.ts';
import { CopyableText } from '../shell/CopyableText.tsx';
import { DateField } from '../shell/DateField.tsx';
import { FactList } from '../shell/FactList.tsx';
import { Panel } from '../shell/Panel.tsx';
import { UserLink } from '../users/UserLink.tsx';
import { copy } from './copy.ts';
import { PayoutAddress } from './PayoutAddress.tsx';
import { waits } from './queue.ts';

const words = copy.page;

interface WithdrawalProps {
  withdrawal: WithdrawalRecord;
}

/** What the investor asks, and what is held for it now. */
export function RequestPanel({ withdrawal }: WithdrawalProps) {
  const { user, amountCents, heldCents, coin, status, firstPayout, createdAt } = withdrawal;
  return (
    <Panel title={words.request}>
      <FactList
        facts={[
          [words.investor, <UserLink key="who" user={user} />],
          [words.amount, <Money key="amount" cents={amountCents} />],
          [words.held, <Money key="held" cents={heldCents} />],
          [words.coin, `${coinNames[coin]} (${coin})`],
          [words.address, <PayoutAddress key="to" withdrawal={withdrawal} />],
          ...(waits(status)
            ? ([
                [words.firstPayout, firstPayout ? words.firstPayoutYes : words.firstPayoutNo],
              ] as const)
            : []),
          [words.requested, <DateField key="at" iso={createdAt} exact />],
        ]}
      />
    </Panel>
  );
}

/** Who decided, when and why. */
export function DecisionPanel({ withdrawal }: WithdrawalProps) {
  const { decidedBy, decidedAt, reason } = withdrawal;
  return (
    <Panel title={words.decision}>
      <FactList
        facts={[
          [words.decidedBy, decidedBy],
          ...(decidedAt
            ? ([[words.decidedAt, <DateField key="at" iso={decidedAt} exact />]] as const)
            : []),
          ...(reason ? ([[words.reason, reason]] as const) : []),
        ]}
      />
    </Panel>
  );
}

/** By which transaction it was paid. */
export function PaymentPanel({ withdrawal }: WithdrawalProps) {
  const { txid, coinAmount, coin, paidBy } = withdrawal;
  return (
    <Panel title={words.payment}>
      <FactList
        facts={[
          [words.txid, txid && <CopyableText key="id" text={txid} of={words.txid} />],
          [words.coinAmount, `${coinAmount} ${coin}`],
          [words.paidBy, paidBy],
        ]}
      />
    </Panel>
  );
}
