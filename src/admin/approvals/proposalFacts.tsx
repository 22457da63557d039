import type { ReactNode } from 'react';
import type { WaitingApproval } from '#contract/approvals.ts';
import { dollarsFrom } from '#contract/money.ts';
import { VerifiedMark } from '#src/admin/panel/VerifiedMark.tsx';
import { UserLink } from '#src/admin/shell/RecordLinks.tsx';
import { day, moment } from '#src/shared/format/dates.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from './copy.ts';
import type { Proposal } from './proposal.ts';

const { facts: names, by, since, balance, count } = copy.proposal;

const ownerNames: Partial<Record<Proposal['kind'], string>> = {
  duty: names.staff,
  reset: names.account,
};

/** The change of a proposal and its owner, for those who decide it. */
export function proposalFacts(proposal: Proposal): (readonly [string, ReactNode])[] {
  const { kind, change, user, available, reason, proposedBy, askedAt, payableFrom } = proposal;
  return [
    [names.change, change],
    ...(user ? [[ownerNames[kind] ?? names.user, <Owner key="owner" user={user} />] as const] : []),
    ...(available
      ? [[names.balance, <Balance key="balance" available={available} />] as const]
      : []),
    ...(reason ? [[names.reason, reason] as const] : []),
    [names.by, by(proposedBy?.fullName ?? '', moment(askedAt))],
    [names.approvals, count(proposal.have, proposal.needed)],
    ...(payableFrom ? [[names.effect, moment(payableFrom)] as const] : []),
  ];
}

/** More than the name, which its owner chose: two people can have the same. */
const Owner = ({ user }: { user: NonNullable<WaitingApproval['user']> }) => (
  <>
    <UserLink user={{ id: user._id, fullName: user.fullName }} /> ({user.userName}){' '}
    <VerifiedMark isVerified={user.isVerified} named /> {since(day(user.createdAt))}
  </>
);

const Balance = ({ available }: { available: NonNullable<WaitingApproval['available']> }) => (
  <>
    <Money cents={dollarsFrom(Number(available.before))} /> {balance.before}{' '}
    <Money cents={dollarsFrom(Number(available.after))} /> {balance.after}
  </>
);
