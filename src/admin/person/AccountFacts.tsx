import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Fragment } from 'react';
import type { UserPageRecord } from '#src/admin/provider/records.ts';
import { Section } from '#src/admin/record/Section.tsx';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { copy } from './copy.ts';
import { factsOf } from './factsOf.tsx';

interface UserProps {
  user: UserPageRecord;
}

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
