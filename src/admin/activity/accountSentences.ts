import type { AuditAction } from '#contract/audit.ts';
import {
  addressOf,
  amountOf,
  coinName,
  detail,
  type Piece,
  personOf,
  quoted,
  type Sentence,
  strong,
} from './pieces.ts';

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

/** From one value to another; older lines may lack them. */
const changed = (what: string, before: string, after: string): Piece[] =>
  after === ''
    ? [`changed ${what}`]
    : [`changed ${what} from `, strong(before), ' to ', strong(after)];

/** Nothing for another field, and for older lines. */
const renamed = (before: string, after: string): Piece[] =>
  after === '' ? [] : [', the name from ', strong(before), ' to ', strong(after)];

/** An address of the account's own book. */
const booked =
  (verb: string, end: string): Sentence =>
  ({ details }) => {
    const [coin, address] = [detail(details, 'coin'), detail(details, 'address')];
    const which =
      address === '' ? ['an address'] : [`the ${coinName(coin)} address `, addressOf(address)];
    return [`${verb} `, ...which, ` ${end} the address book`];
  };

/** Accounts of investors and staff. */
export const accountSentences: Record<Account, Sentence> = {
  'user.not-me': ({ details }) => {
    const [cancelled, paying] = [detail(details, 'cancelled'), detail(details, 'paying')];
    const [addresses, resets] = [detail(details, 'addresses'), detail(details, 'resets')];
    return [
      'reported withdrawals as not their own: ',
      strong(cancelled || '0'),
      ' cancelled',
      ...(addresses === '' || addresses === '0'
        ? []
        : [
            ', ',
            strong(addresses),
            addresses === '1' ? ' new address removed' : ' new addresses removed',
          ]),
      ...(resets === '' ? [] : [', the reset of two-step sign-in stopped']),
      ...(paying === '' || paying === '0' ? [] : [', ', strong(paying), ' on the way already']),
    ];
  },
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
  'user.identity': ({ details }) => [
    'changed ',
    strong(detail(details, 'fields') || 'name, date of birth or country'),
    ...renamed(detail(details, 'before'), detail(details, 'after')),
    ...(detail(details, 'verificationRevoked') === 'true' ? ['; the verification is gone'] : []),
  ],
  'user.name': ({ details }) =>
    changed('the user name', detail(details, 'before'), detail(details, 'after')),
  'user.email': ({ details }) =>
    changed('the email address', detail(details, 'before'), detail(details, 'after')),
  'user.password': () => ['changed the password'],
  'user.add-passkey': ({ details }) => ['added the passkey ', strong(detail(details, 'name'))],
  'user.remove-passkey': ({ details }) => ['removed the passkey ', strong(detail(details, 'name'))],
  'user.add-authenticator': () => ['added an authenticator app'],
  'user.remove-authenticator': () => ['removed the authenticator app'],
  'user.recovery-codes': () => ['made new recovery codes'],
  'user.use-recovery-code': () => ['used a recovery code'],
  'user.reset-second-factor': (line) =>
    detail(line.details, 'by') === 'approvals'
      ? ['removed two-step sign-in of ', personOf(line), ' after the wait']
      : ['lost two-step sign-in by a command on the server'],
  'user.add-address': booked('added', 'to'),
  'user.remove-address': booked('removed', 'from'),
  'user.address-book': ({ details }) => [
    `switched the address book ${detail(details, 'on') === 'true' ? 'on' : 'off'}`,
  ],
  'staff.invite': (line) => {
    const email = detail(line.details, 'email');
    const again = detail(line.details, 'again') && ' again';
    if (line.target._id === line.actor._id) return ['joined as the first of the staff'];
    return ['invited ', personOf(line), ` to staff${again}${email && ` (${email})`}`];
  },
  'staff.restore': () => ['got staff access back by a command on the server'],
};
