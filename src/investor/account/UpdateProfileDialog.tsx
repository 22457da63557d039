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
import {
  changesIdentity,
  filledOnly,
  type ProfileDraft,
  type ProfileFieldName,
  type ProfileFormDraft,
  type ProfileSection,
  profileDraft,
  sectionOf,
  sections,
  serverFieldError,
} from './profileFields.ts';
import { useUpdateProfile } from './useUpdateProfile.ts';

const errorId = 'profile-error';

interface UpdateProfileDialogProps {
  user: User;
  initialSection: ProfileSection;
  onClose: () => void;
}

/** The form of the profile; one submit sends both tabs. */
export function UpdateProfileDialog({ user, initialSection, onClose }: UpdateProfileDialogProps) {
  const [section, setSection] = useState(initialSection);
  const formDraft = useDraft<ProfileFormDraft>(profileDraft);
  const [draft, setDraft] = useState<ProfileDraft>(formDraft.restored?.draft ?? {});
  formDraft.update({ section, draft });
  const [fieldError, setFieldError] = useState<FieldError>();
  const update = useUpdateProfile(onClose);
  const showError = (error: FieldError) => {
    setFieldError(error);
    setSection((current) => sectionOf(error.field) ?? current);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setFieldError(undefined);
    const change = filledOnly(draft);
    const invalid = await firstError(profileRules, change);
    if (invalid) showError(invalid);
    else update.mutate(change, { onError: (error) => showError(serverFieldError(error)) });
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="profile-title">
      <form onSubmit={save} noValidate>
        <DialogTitle id="profile-title">{copy.update.title}</DialogTitle>
        <DialogContent>
          <Tabs value={section} onChange={(_, selected) => setSection(selected)}>
            <Tab value="personal" label={copy.update.tabs.personal} />
            <Tab value="address" label={copy.update.tabs.address} />
          </Tabs>
          <Stack
            spacing={2.5}
            role="tabpanel"
            aria-label={copy.update.tabs[section]}
            sx={{ pt: 2.5 }}
          >
            <Typography variant="body2" color="text.secondary">
              {copy.update.hint}
            </Typography>
            {sections[section].map(({ name, optional, autoComplete }) => (
              <ProfileField
                key={name}
                name={name}
                autoComplete={autoComplete}
                current={currentOf(user, name)}
                isOptional={optional}
                errorId={fieldError?.field === name ? errorId : undefined}
                value={draft[name] === undefined ? '' : draft[name]}
                onChange={(value) => setDraft({ ...draft, [name]: value })}
              />
            ))}
            {user.isVerified && changesIdentity(draft) && (
              <Alert severity="warning">{copy.update.verifiesAgain}</Alert>
            )}
            <ErrorAlert id={errorId} message={fieldError?.message} />
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{sharedCopy.cancel}</Button>
          <Button type="submit" variant="contained" disabled={update.isPending}>
            {copy.update.save}
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
