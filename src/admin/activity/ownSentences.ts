import type { AuditAction } from '#contract/auditActions.ts';
import { addressOf, coinName, detail, type Piece, type Sentence, strong } from './pieces.ts';

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

/** Changes of an account by its owner. */
export const ownSentences = {
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
  'user.add-address': booked('added', 'to'),
  'user.remove-address': booked('removed', 'from'),
  'user.address-book': ({ details }) => [
    `switched the address book ${detail(details, 'on') === 'true' ? 'on' : 'off'}`,
  ],
} satisfies Partial<Record<AuditAction, Sentence>>;
