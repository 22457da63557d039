import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { User } from '#contract/userRecord.ts';
import { PartError } from '#src/investor/connection/PartError.tsx';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { TwoColumns } from '#src/investor/layout/TwoColumns.tsx';
import { useProfile } from '#src/shared/access/useProfile.ts';
import { date } from '#src/shared/format/dates.ts';
import { drafts } from '#src/shared/session/drafts.ts';
import { FlushLoading } from '#src/shared/ui/Loading.tsx';
import { AccountHead } from './AccountHead.tsx';
import { copy } from './copy.ts';
import { ProfileRow } from './ProfileRow.tsx';
import { type ProfileFieldName, type ProfileFormDraft, profileDraft } from './profileFields.ts';
import { UpdateProfileDialog } from './UpdateProfileDialog.tsx';

// After an expired session the form opens again with its draft.
const draftField = (): ProfileFieldName | undefined =>
  (drafts.read(profileDraft) as ProfileFormDraft | undefined)?.field;

export function ProfileTab() {
  const { data: user, error, refetch } = useProfile();
  const [field, setField] = useState(draftField);
  if (!user) return error ? <PartError error={error} retry={refetch} /> : <FlushLoading />;
  const { rows } = copy.profile;
  const values: Record<keyof typeof rows, string | null> = {
    fullName: user.fullName,
    email: user.email,
    phoneNumber: user.phoneNumber,
    dateOfBirth: user.dateOfBirth && date(user.dateOfBirth),
    address: addressOf(user),
  };
  return (
    <TwoColumns side={<WhyIdentity isVerified={user.isVerified} />}>
      <AccountHead user={user} />
      <Panel title={copy.profile.title}>
        <Box sx={{ mx: { xs: -2, tablet: -3 }, mb: { xs: -2, tablet: -3 } }}>
          <List disablePadding>
            {(Object.keys(rows) as (keyof typeof rows)[]).map((name) => (
              <ProfileRow
                key={name}
                name={rows[name]}
                value={values[name]}
                onOpen={() => setField(name)}
              />
            ))}
          </List>
        </Box>
      </Panel>
      {field && (
        <UpdateProfileDialog user={user} initialField={field} onClose={() => setField(undefined)} />
      )}
    </TwoColumns>
  );
}

function WhyIdentity({ isVerified }: { isVerified: boolean }) {
  const { title, text, when, again, privacy } = copy.identity;
  return (
    <Panel title={isVerified ? when : title}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {isVerified ? again : text}
      </Typography>
      <Link href="/privacy" variant="body2">
        {privacy}
      </Link>
    </Panel>
  );
}

const addressOf = ({ address, postalCode, country }: User): string =>
  [address, postalCode, country].filter(Boolean).join(', ');
