import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { showPath } from '#contract/backOffice.ts';
import { groupDollars, parseDollars } from '#contract/money.ts';
import type { PayoutDetail } from '#contract/payoutDetail.ts';
import { reference } from '#contract/reference.ts';
import { FactList } from '#src/admin/panel/FactList.tsx';
import { rateText } from '#src/admin/sending/judge.ts';
import { ShortId } from '#src/admin/shell/ShortId.tsx';
import { moment } from '#src/shared/format/dates.ts';
import { AddressText } from '#src/shared/ui/AddressText.tsx';
import { copy } from './copy.ts';

const { facts: names } = copy;

/** The figures of the transaction of a payout. */
export function PayoutFacts({ payout }: { payout: PayoutDetail }) {
  const { amount, usd, fee, feeRate, change, changeAddress, txid, confirmations } = payout;
  return (
    <FactList
      facts={[
        [names.amount, `${amount} BTC`],
        [names.worth, groupDollars(parseDollars(usd))],
        [names.rate, rateText(payout.rate)],
        [names.fee, copy.feeAt(fee, feeRate)],
        [names.change, changeAddress ? `${change} BTC` : copy.noChange],
        ...(changeAddress
          ? [[names.changeAddress, <AddressText key="c" address={changeAddress} />] as const]
          : []),
        [names.txid, <ShortId key="txid" id={txid} of={names.txid} />],
        [names.by, `${payout.madeBy.fullName}, ${moment(payout.madeAt)}`],
        ...(payout.state === 'draft' || payout.state === 'signed'
          ? [[names.expires, moment(payout.expiresAt)] as const]
          : []),
        ...(confirmations === null ? [] : [[names.confirmations, confirmations] as const]),
        ...(payout.replaces
          ? [[names.replaces, <PayoutLink key="r" id={payout.replaces} />] as const]
          : []),
        ...(payout.replacedBy
          ? [[names.replacedBy, <PayoutLink key="b" id={payout.replacedBy} />] as const]
          : []),
        ...(payout.reason ? [[names.reason, payout.reason] as const] : []),
      ]}
    />
  );
}

const PayoutLink = ({ id }: { id: string }) => (
  <Link component={RouterLink} to={showPath('payouts', id)}>
    {copy.payoutOf(reference(id))}
  </Link>
);
