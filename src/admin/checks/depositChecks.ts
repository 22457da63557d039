import { showPath } from '#contract/backOffice.ts';
import { explorerUrl } from '#contract/coin.ts';
import { groupDollars } from '#contract/money.ts';
import { isCopied } from '#src/admin/facts/isCopied.ts';
import type { EvidenceRecord } from '#src/admin/provider/evidence.ts';
import type { InvestorSummary } from '#src/admin/provider/investorSummary.ts';
import type { CheckLine } from './CheckLines.tsx';
import { copy } from './copy.ts';

/** A check, and what is left to do about it until it is decided. */
interface Finding extends CheckLine {
  task?: string;
}

const order = ['bad', 'look', 'note', 'ok', 'stated'];

/** Whether the text of a proof has the codes and the coins; undefined for a picture, and until it is read. */
export interface ProofCodes {
  address: boolean | undefined;
  txid: boolean | undefined;
  coins: boolean | undefined;
}

/** The checks of a deposit, failed ones first. */
export function depositChecks(evidence: EvidenceRecord, codes: ProofCodes): CheckLine[] {
  const { expectedCredit, ours, investor } = evidence;
  const findings: Finding[] = [
    txidCheck(evidence),
    proofCheck(evidence),
    ...(investor ? [identityCheck(investor)] : []),
    ours ? { state: 'ok', text: copy.deposit.ours } : { state: 'bad', text: copy.deposit.notOurs },
    ...timeChecks(evidence),
    ...(hasUnknownRate(evidence) ? [] : [amountCheck(evidence, codes)]),
    ...(evidence.chain.state === 'off' ? [withoutChain(evidence)] : []),
    ...(expectedCredit?.reasons ?? [])
      .filter((reason) => reason !== 'late')
      .map((reason) => ofReason(reason, evidence)),
    ...codeChecks(evidence, codes),
  ];
  const isOpen = evidence.status === 'pending';
  return findings
    .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
    .map(({ task, text, ...check }) => ({
      ...check,
      text: isOpen && task ? `${text}: ${task}` : text,
    }));
}

/** Whether a check failed or needs a look. */
export const hasOpenCheck = (
  evidence: EvidenceRecord,
  code: (text: string) => boolean | undefined,
): boolean => {
  const { address, txid } = evidence;
  const codes = { address: code(address), txid: txid ? code(txid) : undefined, coins: undefined };
  return depositChecks(evidence, codes).some(({ state }) => state === 'bad' || state === 'look');
};

type Reason = NonNullable<EvidenceRecord['expectedCredit']>['reasons'][number];

/** Reasons for the rate on arrival; their line names it too where it is not known. */
const ofRate: readonly Reason[] = ['over-an-hour-late', 'rate-moved'];

const hasUnknownRate = ({ expectedCredit }: EvidenceRecord): boolean =>
  expectedCredit?.amountCents === null &&
  expectedCredit.reasons.some((reason) => ofRate.includes(reason));

function ofReason(reason: Reason, evidence: EvidenceRecord): Finding {
  const { reasons, tasks } = copy.deposit;
  const task = hasUnknownRate(evidence) ? tasks.enterAtArrival : tasks.rateOnArrival;
  return { state: 'look', text: reasons[reason], ...(ofRate.includes(reason) && { task }) };
}

function identityCheck({ id, isVerified }: InvestorSummary): Finding {
  const { verified, unverified, verify } = copy.deposit;
  return isVerified
    ? { state: 'ok', text: verified }
    : { state: 'look', text: unverified, link: { text: verify, to: showPath('users', id) } };
}

/** Without the chain, staff decide by the proof or the transaction id, or ask for them. */
function withoutChain({ proof, txid, coin }: EvidenceRecord): Finding {
  const { noChain, lookUp, tasks } = copy.deposit;
  const byId = txid ? tasks.txid : tasks.ask;
  const link = txid ? { text: lookUp, to: explorerUrl(coin, txid) } : undefined;
  return { state: 'note', text: noChain, task: proof && !txid ? tasks.proof : byId, link };
}

/** Whether a deposit has nothing to decide by: no proof, no transaction id, no payment. */
export const isBare = ({ proof, txid, chain }: EvidenceRecord): boolean =>
  !proof && !txid && chain.payments.length === 0;

function txidCheck(evidence: EvidenceRecord): CheckLine {
  if (evidence.creditedElsewhere) return { state: 'bad', text: copy.deposit.txidCredited };
  if (isCopied(evidence, 'txid')) return { state: 'bad', text: copy.deposit.txidUsed };
  return evidence.txid
    ? { state: 'ok', text: copy.deposit.txidUnused }
    : { state: 'look', text: copy.deposit.txidNone };
}

function proofCheck(evidence: EvidenceRecord): CheckLine {
  if (isCopied(evidence, 'proof')) return { state: 'bad', text: copy.deposit.proofUsed };
  return evidence.proof
    ? { state: 'ok', text: copy.deposit.proofUnused }
    : { state: 'look', text: copy.deposit.proofNone };
}

/** A PDF keeps the place of its line while it is read. */
function codeChecks({ proof, txid }: EvidenceRecord, codes: ProofCodes): Finding[] {
  if (proof?.type !== 'application/pdf') return [];
  const {
    codesRead,
    codesShown,
    addressShown,
    coinsShown,
    addressNotShown,
    txidNotShown,
    noneShown,
  } = copy.deposit;
  const lacks = { address: codes.address === false, txid: codes.txid === false };
  if (lacks.address || lacks.txid) {
    const one = lacks.address ? addressNotShown : txidNotShown;
    return [{ state: 'look', text: lacks.address && lacks.txid ? noneShown : one }];
  }
  const isShown = codes.address === true && (txid === null || codes.txid === true);
  const shown = codes.coins ? coinsShown : txid ? codesShown : addressShown;
  return isShown ? [{ state: 'ok', text: shown }] : [{ state: 'stated', text: codesRead }];
}

function timeChecks(evidence: EvidenceRecord): CheckLine[] {
  const { late, expectedCredit, quote } = evidence;
  const reasons = expectedCredit?.reasons ?? [];
  // The longer lateness is among the reasons.
  if (reasons.includes('over-an-hour-late')) return [];
  if (late || reasons.includes('late')) return [{ state: 'look', text: copy.deposit.late }];
  const { inTime, inTimeStated } = copy.deposit;
  // While nothing shows a payment, there is only the report of the investor.
  const isStated = isBare(evidence);
  if (!quote) return [];
  return [isStated ? { state: 'stated', text: inTimeStated } : { state: 'ok', text: inTime }];
}

/** The coins are known from the chain or the text of a proof; a picture or an id staff look at. */
function asQuoted({ proof, txid, chain }: EvidenceRecord, { coins }: ProofCodes): Finding {
  const { amountAsQuoted, amountUnseen: text, tasks } = copy.deposit;
  if (chain.payments.length > 0 || coins) return { state: 'ok', text: amountAsQuoted };
  if (proof) return { state: 'note', text, task: tasks.read };
  return txid ? { state: 'note', text, task: tasks.look } : { state: 'stated', text };
}

function amountCheck(evidence: EvidenceRecord, codes: ProofCodes): Finding {
  const { expectedCredit, amountCents, quote } = evidence;
  const { amountUnknown, amountOther, noQuote, tasks } = copy.deposit;
  if (!quote) return { state: 'look', text: noQuote, task: tasks.compare };
  if (!expectedCredit || expectedCredit.amountCents === amountCents) {
    return asQuoted(evidence, codes);
  }
  return expectedCredit.amountCents === null
    ? { state: 'look', text: amountUnknown, task: tasks.enter }
    : {
        ...{ state: 'look', task: tasks.credit },
        text: amountOther(groupDollars(expectedCredit.amountCents)),
      };
}
