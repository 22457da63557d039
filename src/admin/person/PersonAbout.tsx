import Box from '@mui/material/Box';
import type { UserRecord } from '#src/admin/provider/records.ts';
import { widths } from '#src/admin/record/widths.ts';
import { ago, day, moment } from '#src/shared/format/dates.ts';
import { copy } from './copy.ts';

/** The username, the email and the ages of an account in one line. */
export function PersonAbout({ user }: { user: UserRecord }) {
  const { userName, email, emailVerified, createdAt, lastSeenAt } = user;
  const { confirmed, notConfirmed, registered, seen, never } = copy.bar;
  return (
    <Box sx={about}>
      <span>{userName}</span>
      <span data-mail>{`${email}, ${emailVerified ? confirmed : notConfirmed}`}</span>
      <time dateTime={createdAt} title={moment(createdAt)}>
        {registered(day(createdAt))}
      </time>
      {lastSeenAt ? (
        <time dateTime={lastSeenAt} title={moment(lastSeenAt)}>
          {seen(ago(lastSeenAt))}
        </time>
      ) : (
        <span>{never}</span>
      )}
    </Box>
  );
}

const about = {
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: '0.75rem',
  lineHeight: 4 / 3,
  color: 'text.secondary',
  '& > * + *::before': { content: '"•"', mx: 0.75, color: 'var(--faint)' },
  overflowWrap: 'anywhere',
  // The facts below have the rest.
  [widths.phone]: {
    '& > :not([data-mail])': { display: 'none' },
    '& > *::before': { display: 'none' },
  },
} as const;
