import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { showPath } from '#contract/backOffice.ts';
import { groupDollars, parseDollars } from '#contract/money.ts';
import type { PayoutDetail } from '#contract/payoutDetail.ts';
import { RecordTable } from '#src/admin/panel/RecordTable.tsx';
import { AddressText } from '#src/shared/ui/AddressText.tsx';
import { copy } from './copy.ts';

const { recipientColumns } = copy;

/** The withdrawals that a payout pays. */
export const Recipients = ({ payout: { items } }: { payout: PayoutDetail }) => (
  <RecordTable
    name={copy.recipients}
    columns={[
      { label: recipientColumns.owner },
      { label: recipientColumns.usd, isFigure: true },
      { label: recipientColumns.amount, isFigure: true },
      { label: recipientColumns.address },
    ]}
    rows={items.map(({ _id, user, usd, amount, address }) => [
      _id,
      <Link key="owner" component={RouterLink} to={showPath('withdrawals', _id)}>
        {user.fullName}
      </Link>,
      groupDollars(parseDollars(usd)),
      amount,
      <AddressText key="address" address={address} />,
    ])}
  />
);
