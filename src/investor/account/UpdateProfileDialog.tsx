import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { profileRules } from '#contract/profile.ts';
import type { User } from '#contract/users.ts';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { type FieldError, firstError } from '#src/shared/form/firstError.ts';
import { calendarDay } from '#src/shared/format/dates.ts';
import { useDraft } from '#src/shared/session/useDraft.ts';
import { copy } from './copy.ts';
import { ProfileField } from './ProfileField.tsx';
import { faultOfFailure, sectionOf } from './profileFault.ts';
import {
  changesIdentity,
  filledOnly,
  type KeptProfile,
  type ProfileDraft,
  type ProfileFieldName,
  type ProfileSection,
  profileDraft,
  sections,
} from './profileFields.ts';
import { useUpdateProfile } from './useUpdateProfile.ts';

const words = copy.update;
const problemId = 'profile-problem';

interface UpdateProfileDialogProps {
  user: User;
  /** The tab that the clicked row belongs to. */
  opened: ProfileSection;
  onClose: () => void;
}

/** 'Update Profile' with its two tabs; both are sent together (S-267 to S-271, S-276). */
export function UpdateProfileDialog({ user, opened, onClose }: UpdateProfileDialogProps) {
  const [section, setSection] = useState(opened);
  const { before, keep } = useDraft<KeptProfile>(profileDraft);
  const [draft, setDraft] = useState<ProfileDraft>(before?.draft ?? {});
  keep({ section, draft });
  const [fault, setFault] = useState<FieldError>();
  const update = useUpdateProfile(onClose);
  const blame = (found: FieldError) => {
    setFault(found);
    setSection((shown) => sectionOf(found.field) ?? shown);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setFault(undefined);
    const change = filledOnly(draft);
    const found = await firstError(profileRules, change);
    if (found) blame(found);
    else update.mutate(change, { onError: (failure) => blame(faultOfFailure(failure)) });
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="profile-title">
      <form onSubmit={save} noValidate>
        <DialogTitle id="profile-title">{words.title}</DialogTitle>
        <DialogContent>
          <Tabs value={section} onChange={(_, chosen) => setSection(chosen)}>
            <Tab value="personal" label={words.tabs.personal} />
            <Tab value="address" label={words.tabs.address} />
          </Tabs>
          <Stack spacing={2.5} role="tabpanel" aria-label={words.tabs[section]} sx={{ pt: 2.5 }}>
            <Typography variant="body2" color="text.secondary">
              {words.hint}
            </Typography>
            {sections[section].map(({ name, optional, autoComplete }) => (
              <ProfileField
                key={name}
                name={name}
                autoComplete={autoComplete}
                current={currentOf(user, name)}
                removable={optional}
                problemId={fault?.field === name ? problemId : undefined}
                value={draft[name] === undefined ? '' : draft[name]}
                onChange={(value) => setDraft({ ...draft, [name]: value })}
              />
            ))}
            {user.isVerified && changesIdentity(draft) && (
              <Alert severity="warning">{words.verifiesAgain}</Alert>
            )}
            <ErrorAlert id={problemId} sentence={fault?.sentence} />
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{sharedCopy.cancel}</Button>
          <Button type="submit" variant="contained" disabled={update.isPending}>
            {words.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function currentOf(user: User, name: ProfileFieldName): string | null {
  const value = user[name];
  return name === 'dateOfBirth' && value ? calendarDay(value) : value;
}
