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
import { type KeptProfile, type ProfileSection, profileDraft } from './profileFields.ts';
import { UpdateProfileDialog } from './UpdateProfileDialog.tsx';
import { VerificationState } from './VerificationState.tsx';

const { rows } = copy.profile;

// Who had to sign in again in the middle of a change finds the form open as it was.
const reopened = (): ProfileSection | undefined =>
  (drafts.read(profileDraft) as KeptProfile | undefined)?.section;

/** What is on record; a row opens the form that changes it (S-265 to S-268, S-275). */
export function ProfileTab() {
  const { data: user, error, refetch } = useProfile();
  const [section, setSection] = useState(reopened);
  if (!user) return error ? <LoadError error={error} retry={refetch} /> : <Loading />;
  const open = (opened: ProfileSection) => () => setSection(opened);
  const born = user.dateOfBirth && calendarDay(user.dateOfBirth);
  return (
    <Card>
      <List disablePadding>
        <ProfileRow name={rows.fullName} value={user.fullName} onOpen={open('personal')} />
        <ProfileRow name={rows.email} value={user.email} onOpen={open('personal')} />
        <ProfileRow name={rows.phoneNumber} value={user.phoneNumber} onOpen={open('personal')} />
        <ProfileRow name={rows.dateOfBirth} value={born} onOpen={open('personal')} />
        <ProfileRow name={rows.address} value={addressOf(user)} onOpen={open('address')} />
      </List>
      <VerificationState user={user} />
      {section && (
        <UpdateProfileDialog user={user} opened={section} onClose={() => setSection(undefined)} />
      )}
    </Card>
  );
}

const addressOf = ({ address, country, postalCode }: User): string =>
  [address, country, postalCode].filter(Boolean).join(', ');
