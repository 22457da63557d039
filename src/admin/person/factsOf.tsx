import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { UserPageRecord } from '#src/admin/provider/records.ts';
import { date, day, moment } from '#src/shared/format/dates.ts';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { copy } from './copy.ts';

const words = copy.account;

type Fact = readonly [name: string, value: ReactNode, about?: ReactNode];

/** The facts about the owner of an account, each with its name. */
export function factsOf(user: UserPageRecord): Fact[] {
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
