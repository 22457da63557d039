import { groupDecimal } from '#contract/money.ts';
import { copy as depositCopy } from '#src/admin/deposits/copy.ts';
import { copy as factsCopy } from '#src/admin/facts/copy.ts';
import { VerifiedMark } from '#src/admin/panel/VerifiedMark.tsx';
import type { EvidenceRecord } from '#src/admin/provider/evidence.ts';
import type { DepositRecord } from '#src/admin/provider/records.ts';
import type { BarFacts } from '#src/admin/record/DecisionBar.tsx';
import { UserLink } from '#src/admin/shell/RecordLinks.tsx';
import { shortMoment } from '#src/shared/format/dates.ts';
import { copy } from './copy.ts';

/** The facts of a deposit for the bar, from the row of the list until the evidence is there. */
export function barFactsOf(
  deposit: DepositRecord | undefined,
  evidence: EvidenceRecord | undefined,
): BarFacts | undefined {
  if (!deposit) return undefined;
  const { user, status, amountCents, depositDate, coin } = deposit;
  const quote = evidence?.quote;
  return {
    who: (
      <>
        <UserLink user={user} />{' '}
        {evidence?.investor && <VerifiedMark isVerified={evidence.investor.isVerified} />}
      </>
    ),
    status,
    amountCents,
    isAsked: evidence?.expectedCredit?.amountCents === null,
    coinAmount: quote ? `${quote.coinAmount} ${coin}` : undefined,
    rate:
      quote && evidence.expectedCredit?.amountCents !== null
        ? factsCopy.at(groupDecimal(quote.rate))
        : undefined,
    since: depositDate,
    dueAt: evidence?.dueAt ?? null,
    decided: evidence?.decidedAt && (
      <>
        <strong>{depositCopy.deposits.statuses[evidence.status]}</strong>
        <div>{shortMoment(evidence.decidedAt)}</div>
      </>
    ),
  };
}

/** "Theo Okafor confirmed this"; the bar has the moment beside it. */
export const decidedText = ({ decidedBy, status }: EvidenceRecord): string =>
  decidedBy ? copy.decided(decidedBy, status) : copy.decidedAlready(status);
