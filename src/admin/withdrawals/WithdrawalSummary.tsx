import type { WithdrawalRecord } from '#src/admin/provider/records.ts';
import { FactList } from '#src/admin/shell/FactList.tsx';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';
import { PayoutAddress } from './PayoutAddress.tsx';

export function WithdrawalSummary({ withdrawal }: { withdrawal: WithdrawalRecord }) {
  const { user, amountCents, heldCents, coin } = withdrawal;
  return (
    <FactList
      facts={[
        [copy.page.investor, user.fullName],
        [copy.page.amount, <Money key="amount" cents={amountCents} />],
        [copy.page.held, <Money key="held" cents={heldCents} />],
        [copy.page.coin, coin],
        [copy.page.address, <PayoutAddress key="to" withdrawal={withdrawal} />],
      ]}
    />
  );
}
