import { Money } from '#src/shared/ui/Money.tsx';
import type { WithdrawalRecord } from '../provider/records.ts';
import { FactList } from '../shell/FactList.tsx';
import { copy } from './copy.ts';
import { PayoutAddress } from './PayoutAddress.tsx';

const words = copy.page;

/** What a decision is about: who, how much, in which coin, to which address. */
export function WithdrawalSummary({ withdrawal }: { withdrawal: WithdrawalRecord }) {
  const { user, amountCents, heldCents, coin } = withdrawal;
  return (
    <FactList
      facts={[
        [words.investor, user.fullName],
        [words.amount, <Money key="amount" cents={amountCents} />],
        [words.held, <Money key="held" cents={heldCents} />],
        [words.coin, coin],
        [words.address, <PayoutAddress key="to" withdrawal={withdrawal} />],
      ]}
    />
  );
}
