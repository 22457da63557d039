import type { BookAddress } from '#contract/addressBook.ts';
import { type Coin, coinNames } from '#contract/coin.ts';
import type { Trx } from '#server/platform/db/tables.ts';
import { enqueue, greeting, momentInUtc } from '#server/platform/outbox/enqueue.ts';
import type { Fact } from '#server/platform/outbox/mail.ts';

interface News {
  userId: string;
  subject: string;
  line: string;
  facts?: readonly Fact[];
}

/** To the owner, with the link that undoes it. */
async function mailOwner(trx: Trx, { userId, subject, line, facts }: News, at: Date) {
  const owner = await trx
    .selectFrom('users')
    .select(['email', 'email_verified_at', 'full_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const letter = {
    hello: greeting(owner.full_name, owner.email_verified_at !== null),
    lines: [line],
    ...(facts && { facts }),
    action: { label: 'Not you? Cancel it here' },
    next: ['The link is valid for seven days. If this was you, there is nothing to do.'],
    movesMoney: true as const,
    link: { purpose: 'not-me', userId } as const,
  };
  await enqueue(trx, { to: owner.email, subject, ...letter, urgent: true }, at);
}

export const mailAdded = (trx: Trx, userId: string, { added, at }: Added): Promise<void> => {
  const from = momentInUtc(new Date(added.usableFrom));
  const facts: Fact[] = [
    ['Coin', coinNames[added.coin]],
    ['Address', added.address, 'code'],
    ...(added.label ? [['Label', added.label] as const] : []),
    ['Usable from', from],
  ];
  const line = `You added a ${coinNames[added.coin]} address to your address book. You can withdraw to it from ${from}.`;
  return mailOwner(trx, { userId, subject: 'Withdrawal address added', line, facts }, at);
};

interface Usable {
  coin: Coin;
  address: string;
  at: Date;
}

/** At the end of its wait, so that an address that someone else added is noticed before it is used. */
export const mailUsableNow = (
  trx: Trx,
  userId: string,
  { coin, address, at }: Usable,
): Promise<void> => {
  const name = coinNames[coin];
  const facts: Fact[] = [
    ['Coin', name],
    ['Address', address, 'code'],
  ];
  const line = `The wait for a ${name} address of your address book is over. Withdrawals can go to it from now on.`;
  return mailOwner(trx, { userId, subject: 'Withdrawal address usable', line, facts }, at);
};

interface Added {
  added: BookAddress;
  at: Date;
}

/** `until`: the moment until which the book still holds. */
export const mailSwitchedOff = (
  trx: Trx,
  userId: string,
  { until, at }: { until: Date; at: Date },
): Promise<void> => {
  const line = `You switched your address book off. Until ${momentInUtc(until)} withdrawals still go only to its addresses.`;
  return mailOwner(trx, { userId, subject: 'Address book switched off', line }, at);
};
