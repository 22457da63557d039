import type { AuditAction } from '#contract/auditActions.ts';
import { ownSentences } from './ownSentences.ts';
import { amountOf, detail, personOf, quoted, type Sentence, strong } from './pieces.ts';

type Account = Extract<AuditAction, `${'user' | 'staff'}.${string}`>;

const because =
  (verb: string, name: 'reason' | 'note' = 'reason'): Sentence =>
  (line) => [`${verb} `, personOf(line), ...quoted(detail(line.details, name))];

const adjusted =
  (verb: string, to: string): Sentence =>
  (line) => {
    const amount = detail(line.details, 'amount');
    return [
      `${verb} `,
      ...(amount === '' ? [] : [amountOf(amount), ` ${to} `]),
      personOf(line),
      ...quoted(detail(line.details, 'reason')),
    ];
  };

/** Accounts of investors and staff. */
export const accountSentences: Record<Account, Sentence> = {
  ...ownSentences,
  'user.verify': because('verified', 'note'),
  'user.unverify': because('took the verification away from', 'note'),
  'user.credit': adjusted('credited', 'to'),
  'user.debit': adjusted('debited', 'from'),
  'user.suspend': because('suspended'),
  'user.unsuspend': because('lifted the suspension of'),
  'user.sign-out': (line) => ['signed ', personOf(line), ' out everywhere'],
  'user.role': (line) => [
    'made ',
    personOf(line),
    detail(line.details, 'role') === 'admin' ? ' a member of staff' : ' an investor',
  ],
  'user.duties': (line) => {
    const [given, taken] = [detail(line.details, 'given'), detail(line.details, 'taken')];
    return [
      'changed the duties of ',
      personOf(line),
      ...(given ? [': gave ', strong(given)] : []),
      ...(taken ? [given ? ', took ' : ': took ', strong(taken)] : []),
    ];
  },
  'user.close': because('closed the account of'),
  'user.reset-second-factor': (line) =>
    detail(line.details, 'by') === 'approvals'
      ? ['removed two-step sign-in of ', personOf(line), ' after the wait']
      : ['lost two-step sign-in by a command on the server'],
  'staff.invite': (line) => {
    const email = detail(line.details, 'email');
    const again = detail(line.details, 'again') && ' again';
    if (line.target._id === line.actor._id) return ['joined as the first member of staff'];
    return ['invited ', personOf(line), ` to staff${again}${email && ` (${email})`}`];
  },
  'staff.restore': () => ['got staff access back by a command on the server'],
};
