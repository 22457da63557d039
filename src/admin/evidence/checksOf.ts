import { groupDollars } from '#contract/money.ts';
import { copy as chainCopy } from '#src/admin/chain/copy.ts';
import type { EvidenceRecord } from '#src/admin/provider/evidence.ts';
import type { CheckLine } from '#src/admin/record/CheckLines.tsx';
import { copy } from './copy.ts';

const order = ['bad', 'look', 'note', 'ok'];

/** The checks of a deposit, failed ones first. */
export function checksOf(evidence: EvidenceRecord): CheckLine[] {
  const { expectedCredit, quote, ours } = evidence;
  const checks: CheckLine[] = [
    txidCheck(evidence),
    proofCheck(evidence),
    ours ? { state: 'ok', text: copy.checks.ours } : { state: 'bad', text: copy.checks.notOurs },
    ...timeChecks(evidence),
    ...(hasUnknownRate(evidence) ? [] : [amountCheck(evidence)]),
    ...(evidence.chain.state === 'off' ? [withoutChain(evidence)] : []),
    ...(expectedCredit?.reasons ?? [])
      .filter((reason) => reason !== 'late')
      .map((reason) => ({ state: 'look', text: reasonText(reason, evidence) }) as const),
  ];
  const sorted = checks.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  const all = quote?.example ? [...sorted, exampleRate] : sorted;
  return evidence.status === 'pending' ? all : all.map(withoutTask);
}

const exampleRate: CheckLine = { state: 'note', text: copy.checks.example };

/** The finding without its task, which follows it. */
const withoutTask = (check: CheckLine): CheckLine => ({
  ...check,
  text: check.text.replace(/[:.] .*$/, ''),
});

type Reason = NonNullable<EvidenceRecord['expectedCredit']>['reasons'][number];

/** Reasons for the rate on arrival; their line names it too where it is not known. */
const ofRate: readonly Reason[] = ['over-an-hour-late', 'rate-moved'];

const hasUnknownRate = ({ expectedCredit }: EvidenceRecord): boolean =>
  expectedCredit?.amountCents === null &&
  expectedCredit.reasons.some((reason) => ofRate.includes(reason));

function reasonText(reason: Reason, evidence: EvidenceRecord): string {
  const text = copy.checks.reasons[reason];
  return ofRate.includes(reason) && hasUnknownRate(evidence) ? copy.checks.enter(text) : text;
}

/** Without the chain, a proof or a transaction id there is nothing to decide by. */
const withoutChain = ({ proof, txid }: EvidenceRecord): CheckLine => ({
  state: 'note',
  text: proof ? chainCopy.states.off : txid ? copy.checks.byTxid : copy.checks.nothing,
});

/** Whether a deposit has nothing to decide by: no proof, no transaction id, no payment. */
export const isBare = ({ proof, txid, chain }: EvidenceRecord): boolean =>
  !proof && !txid && chain.payments.length === 0;

export const isCopied = ({ duplicates }: EvidenceRecord, same: 'proof' | 'txid'): boolean =>
  duplicates.some((copied) => copied.same.includes(same));

function txidCheck(evidence: EvidenceRecord): CheckLine {
  if (evidence.creditedElsewhere) return { state: 'bad', text: copy.checks.txidCredited };
  if (isCopied(evidence, 'txid')) return { state: 'bad', text: copy.checks.txidUsed };
  return evidence.txid
    ? { state: 'ok', text: copy.checks.txidUnused }
    : { state: 'look', text: copy.checks.txidNone };
}

function proofCheck(evidence: EvidenceRecord): CheckLine {
  if (isCopied(evidence, 'proof')) return { state: 'bad', text: copy.checks.proofUsed };
  return evidence.proof
    ? { state: 'ok', text: copy.checks.proofUnused }
    : { state: 'look', text: copy.checks.proofNone };
}

function timeChecks({ late, expectedCredit, quote }: EvidenceRecord): CheckLine[] {
  const reasons = expectedCredit?.reasons ?? [];
  // The longer lateness is among the reasons.
  if (reasons.includes('over-an-hour-late')) return [];
  if (late || reasons.includes('late')) return [{ state: 'look', text: copy.checks.late }];
  return quote ? [{ state: 'ok', text: copy.checks.inTime }] : [];
}

function amountCheck({ expectedCredit, amountCents, quote }: EvidenceRecord): CheckLine {
  if (!quote) return { state: 'look', text: copy.checks.noQuote };
  if (!expectedCredit || expectedCredit.amountCents === amountCents) {
    return { state: 'ok', text: copy.checks.amountAsQuoted };
  }
  return expectedCredit.amountCents === null
    ? { state: 'look', text: copy.checks.amountUnknown }
    : { state: 'look', text: copy.checks.amountOther(groupDollars(expectedCredit.amountCents)) };
}
