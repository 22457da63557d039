import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';
import type { UserPageRecord } from '#src/admin/provider/records.ts';
import { Section } from '#src/admin/record/Section.tsx';
import { date, day, moment } from '#src/shared/format/dates.ts';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { copy } from './copy.ts';

interface UserProps {
  user: UserPageRecord;
}

type Fact = readonly [name: string, value: ReactNode, about?: ReactNode];

const words = copy.account;

/** Why the account is suspended, then who owns it. */
export function AccountFacts({ user }: UserProps) {
  const { suspension } = user;
  return (
    <>
      {suspension && (
        <Alert severity="warning" sx={{ borderRadius: 0 }}>
          <strong>{copy.suspension.title}</strong> <Moment at={suspension.at} />
          <div>{copy.suspension.by(suspension.by, suspension.reason)}</div>
        </Alert>
      )}
      <Section title={words.title}>
        <Box component="dl" sx={list}>
          {factsOf(user).map(([name, value, about]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>
                {value}
                {about && <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>{about}</Box>}
              </dd>
            </Fragment>
          ))}
        </Box>
      </Section>
    </>
  );
}

function factsOf(user: UserPageRecord): Fact[] {
  const { emailVerifiedAt, pendingEmail, dateOfBirth } = user;
  const place = [user.address, user.postalCode, user.country].filter(Boolean).join(', ');
  const at = (moment: string | null) => (moment ? <Moment at={moment} /> : words.never);
  return [
    [words.userName, user.userName],
    [
      words.email,
      <Breakable key="email" email={user.email} />,
      emailVerifiedAt ? (
        <>
          {words.confirmed} <Whole>{day(emailVerifiedAt)}</Whole>
        </>
      ) : (
        words.notConfirmed
      ),
    ],
    ...(pendingEmail
      ? ([[words.pendingEmail, pendingEmail, words.pendingEmailState]] as const)
      : []),
    [words.phone, user.phoneNumber ?? words.none],
    [words.born, dateOfBirth ? date(dateOfBirth) : words.none],
    [words.address, place || words.none],
    [words.book, bookOf(user.book)],
    [words.factor, factorOf(user.secondFactor)],
    [words.registered, at(user.createdAt)],
    [words.signedIn, at(user.signedInAt)],
    [words.lastSeen, at(user.lastSeenAt)],
  ];
}

const Whole = ({ children }: { children: string }) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    {children}
  </Box>
);

/** An address that is too long for its column breaks behind the sign. */
function Breakable({ email }: { email: string }) {
  const at = email.indexOf('@') + 1;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

function factorOf({ isOn, isBeingReset }: UserPageRecord['secondFactor']): string {
  if (isBeingReset) return words.factorReset;
  return isOn ? words.factorOn : words.factorOff;
}

function bookOf({ on, holdsUntil, addresses, waiting }: UserPageRecord['book']): string {
  const state = holdsUntil
    ? words.bookHolds(moment(holdsUntil))
    : on
      ? words.bookOn
      : words.bookOff;
  return addresses === 0 ? state : `${state}, ${words.bookAddresses(addresses, waiting)}`;
}

const list = {
  m: 0,
  mt: 0.75,
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  columnGap: 1,
  rowGap: 0.75,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;
