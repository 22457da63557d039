import Card from '@mui/material/Card';
import List from '@mui/material/List';
import { useState } from 'react';
import type { User } from '#contract/users.ts';
import { useProfile } from '#src/shared/access/useProfile.ts';
import { calendarDay } from '#src/shared/format/dates.ts';
import { drafts } from '#src/shared/session/drafts.ts';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { Loading } from '#src/shared/ui/Loading.tsx';
import { copy } from './copy.ts';
import { ProfileRow } from './ProfileRow.tsx';
import { type ProfileFormDraft, type ProfileSection, profileDraft } from './profileFields.ts';
import { UpdateProfileDialog } from './UpdateProfileDialog.tsx';
import { VerificationState } from './VerificationState.tsx';

// After an expired session the form opens again with its draft.
const draftSection = (): ProfileSection | undefined =>
  (drafts.read(profileDraft) as ProfileFormDraft | undefined)?.section;

export function ProfileTab() {
  const { data: user, error, refetch } = useProfile();
  const [section, setSection] = useState(draftSection);
  if (!user) return error ? <LoadError error={error} retry={refetch} /> : <Loading />;
  const open = (next: ProfileSection) => () => setSection(next);
  const dateOfBirth = user.dateOfBirth && calendarDay(user.dateOfBirth);
  return (
    <Card>
      <List disablePadding>
        <ProfileRow
          name={copy.profile.rows.fullName}
          value={user.fullName}
          onOpen={open('personal')}
        />
        <ProfileRow name={copy.profile.rows.email} value={user.email} onOpen={open('personal')} />
        <ProfileRow
          name={copy.profile.rows.phoneNumber}
          value={user.phoneNumber}
          onOpen={open('personal')}
        />
        <ProfileRow
          name={copy.profile.rows.dateOfBirth}
          value={dateOfBirth}
          onOpen={open('personal')}
        />
        <ProfileRow
          name={copy.profile.rows.address}
          value={addressOf(user)}
          onOpen={open('address')}
        />
      </List>
      <VerificationState user={user} />
      {section && (
        <UpdateProfileDialog
          user={user}
          initialSection={section}
          onClose={() => setSection(undefined)}
        />
      )}
    </Card>
  );
}

const addressOf = ({ address, country, postalCode }: User): string =>
  [address, country, postalCode].filter(Boolean).join(', ');
