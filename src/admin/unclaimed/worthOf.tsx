import { groupDollars, parseDollars } from '#contract/money.ts';
import type { UnclaimedRecord } from '#src/admin/provider/records.ts';
import { ShortId } from '#src/admin/shell/ShortId.tsx';
import { copy } from './copy.ts';

/** The amount of a payment with its coin. */
export const amountOf = ({ amount, coin }: UnclaimedRecord) => `${amount} ${coin}`;

/** The worth of a payment in dollars, where there was a rate. */
export const worthOf = ({ usd }: UnclaimedRecord) =>
  usd === null ? copy.noRate : groupDollars(parseDollars(usd));

/** The transaction of a payment. */
export const idOf = ({ txid }: UnclaimedRecord) =>
  txid ? <ShortId id={txid} of={copy.columns.txid} /> : copy.contract;
