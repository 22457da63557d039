import type { AuditAction } from '#contract/auditActions.ts';
import type { ActivityRecord } from '#src/admin/provider/records.ts';
import {
  addressOf,
  coinName,
  detail,
  itemOf,
  type Piece,
  personOf,
  quoted,
  type Sentence,
  strong,
} from './pieces.ts';

type Action = Extract<
  AuditAction,
  | `${'approval' | 'rule' | 'proposal' | 'objection'}.${string}`
  | `${'wallet' | 'adjustment' | 'duty' | 'reset'}.propose`
>;

const nouns: Partial<Record<string, readonly [one: string, many: string]>> = {
  deposit: ['a deposit', 'deposits'],
  withdrawal: ['a withdrawal', 'withdrawals'],
  adjustment: ['a balance adjustment', 'balance adjustments'],
  reversal: ['a reversal', 'reversals'],
  wallet: ['a receiving address', 'receiving addresses'],
  rule: ['a rule of approvals', 'rules of approvals'],
  duty: ['a change of duties', 'changes of duties'],
  reset: ['a reset of two-step sign-in', 'resets of two-step sign-in'],
  alarm: ['an alarm', 'alarms'],
};

/** The words after the name of the person who approved, proposed or objected. */
export const approvalSentences: Record<Action, Sentence> = {
  'approval.give': (line) => {
    const [have, needed] = [detail(line.details, 'have'), detail(line.details, 'needed')];
    const what = have === '' ? 'gave an approval' : `gave approval ${have} of ${needed}`;
    return about(line, what, ' of ');
  },
  'rule.propose': ({ details }) => {
    const [kind, from] = [detail(details, 'kind'), detail(details, 'fromUsd')];
    if (kind === '') return ['proposed a rule of approvals'];
    const [approvals, hours] = [detail(details, 'approvals'), detail(details, 'waitHours')];
    const wait = Number(hours) > 0 ? `, then wait ${hours} hours` : '';
    const isRemoved = detail(details, 'removed') === 'true';
    return [
      'proposed a rule: ',
      strong(`${nouns[kind]?.[1] ?? kind} from ${from}`),
      isRemoved ? ' as below that amount' : ` need ${approvals} approvals${wait}`,
    ];
  },
  'rule.approve': () => ['approved a rule of approvals'],
  'wallet.propose': ({ details }) => {
    const coin = coinName(detail(details, 'coin'));
    if (coin === '') return ['proposed a receiving address'];
    return [`proposed the ${coin} address `, addressOf(detail(details, 'address'))];
  },
  'adjustment.propose': (line) => {
    const amount = detail(line.details, 'amount');
    if (amount === '') return ['proposed an adjustment of the balance'];
    const what = `proposed to ${detail(line.details, 'direction')} the balance`;
    return [what, ...ofPerson(line), ' by ', strong(amount)];
  },
  'duty.propose': (line) => {
    const duties = detail(line.details, 'proposed');
    const what = ['proposed to change duties', ...ofPerson(line)];
    return duties ? [...what, ': ', strong(duties)] : what;
  },
  'reset.propose': (line) => [
    'proposed to remove two-step sign-in',
    ...ofPerson(line),
    ...quoted(detail(line.details, 'reason')),
  ],
  'proposal.withdraw': (line) => withKind(line, 'withdrew a proposal', ': '),
  'objection.make': (line) => withKind(line, 'objected', ' to '),
  'objection.lift': (line) => withKind(line, 'lifted an objection', ' to '),
};

const ofPerson = (line: ActivityRecord): Piece[] =>
  line.target.kind === 'user' ? [' of ', personOf(line)] : [];

/** With the item or the person whom the line is about, as far as it is known. */
function about(line: ActivityRecord, what: string, joint: string): Piece[] {
  const { kind } = line.target;
  if (kind === 'deposit' || kind === 'withdrawal') return [what + joint, ...itemOf(line)];
  if (kind === 'user') return [what + joint, personOf(line)];
  const noun = nouns[kind]?.[0];
  return noun ? [what + joint + noun] : [what];
}

/** The same; what concerns a person or a record without a page has its kind before. */
function withKind(line: ActivityRecord, what: string, joint: string): Piece[] {
  const { kind } = line.target;
  if (kind === 'deposit' || kind === 'withdrawal') return about(line, what, joint);
  const noun = nouns[detail(line.details, 'kind')]?.[0];
  if (!noun) return [what];
  return kind === 'user' ? about(line, what + joint + noun, ' of ') : [what + joint + noun];
}
