import { type Cents, groupDollars } from '#contract/money.ts';
import { balancesOf } from '#contract/userRecord.ts';
import { FactList } from '#src/investor/layout/FactList.tsx';
import { useProfile } from '#src/shared/access/useProfile.ts';
import { moment } from '#src/shared/format/dates.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';

const { balance: text } = copy;

interface CountedBalanceProps {
  cents: Cents;
  totalCents: Cents;
  snapshot: string;
}

/** The balance in the sum of all investors, and by how much the balances of now differ from it. */
export function CountedBalance({ cents, totalCents, snapshot }: CountedBalanceProps) {
  const { data: user } = useProfile();
  const label = text.at(moment(snapshot));
  const counted = { label, value: <Money cents={cents} />, detail: text.counted };
  const total = { label: text.all, value: <Money cents={totalCents} /> };
  if (!user) return <FactList facts={[total, counted]} />;
  const { availableCents, heldCents } = balancesOf(user);
  const nowCents = availableCents + heldCents;
  const changeCents = nowCents - cents;
  const change = {
    label: changeCents > 0n ? text.added : text.taken,
    value: <Money cents={changeCents} signed />,
    detail: text.next,
  };
  const now = {
    label: text.now,
    value: <Money cents={nowCents} />,
    ...(heldCents > 0n && {
      detail: text.parts(groupDollars(availableCents), groupDollars(heldCents)),
    }),
  };
  return <FactList facts={[total, counted, ...(changeCents === 0n ? [] : [change]), now]} />;
}
