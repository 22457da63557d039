import { showPath } from '#contract/backOffice.ts';
import { groupDollars, parseDollars } from '#contract/money.ts';
import type { Payout } from '#contract/payoutRecord.ts';
import { Nothing } from '#src/admin/panel/Nothing.tsx';
import { RecordTable } from '#src/admin/panel/RecordTable.tsx';
import { RowLink } from '#src/admin/panel/RowLink.tsx';
import { moment } from '#src/shared/format/dates.ts';
import { copy } from './copy.ts';
import { PayoutState } from './PayoutState.tsx';

const { columns } = copy;

/** The payouts as a table, newest first. */
export function PayoutRows({ payouts }: { payouts: readonly Payout[] }) {
  if (payouts.length === 0) return <Nothing title={copy.empty} text={copy.emptyText} />;
  return (
    <RecordTable
      name={copy.caption}
      columns={[
        { label: columns.made },
        { label: columns.state },
        { label: columns.withdrawals, isFigure: true },
        { label: columns.amount, isFigure: true },
        { label: columns.fee, isFigure: true },
        { label: columns.by },
      ]}
      rows={payouts.map((payout) => [
        payout._id,
        <RowLink key="made" to={showPath('payouts', payout._id)}>
          {moment(payout.madeAt)}
        </RowLink>,
        <PayoutState key="state" state={payout.state} />,
        payout.withdrawals,
        `${payout.amount} BTC · ${groupDollars(parseDollars(payout.usd))}`,
        payout.fee,
        payout.madeBy.fullName,
      ])}
    />
  );
}
