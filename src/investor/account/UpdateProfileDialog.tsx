import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { User } from '#contract/userRecord.ts';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { copy } from './copy.ts';
import { ProfileField } from './ProfileField.tsx';
import { type ProfileFieldName, sectionOf, sections, storedText } from './profileFields.ts';
import { useProfileForm } from './useProfileForm.ts';

interface UpdateProfileDialogProps {
  user: User;
  initialField: ProfileFieldName;
  onClose: () => void;
}

// The words begin where the fields do.
const tabs = {
  flexShrink: 0,
  px: { xs: 2, tablet: 3 },
  '& .MuiTabs-list': { gap: 3 },
  '& .MuiTab-root': { px: 0, minWidth: 44 },
} as const;

// The actions stay in view while the fields scroll.
const column = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;

/** The form of the profile; one submit sends both tabs. */
export function UpdateProfileDialog({ user, initialField, onClose }: UpdateProfileDialogProps) {
  const form = useProfileForm({ user, initialField, onClose });
  const { section, draft, error } = form;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="profile-title">
      <Box component="form" onSubmit={form.save} noValidate sx={column}>
        <DialogTitle id="profile-title">{copy.update.title}</DialogTitle>
        <Tabs value={section} onChange={(_, selected) => form.setSection(selected)} sx={tabs}>
          <Tab value="personal" label={copy.update.tabs.personal} />
          <Tab value="address" label={copy.update.tabs.address} />
        </Tabs>
        <DialogContent dividers>
          <Stack spacing={2.5} role="tabpanel" aria-label={copy.update.tabs[section]}>
            {sections[section].map(({ name, optional, autoComplete }) => (
              <ProfileField
                key={name}
                name={name}
                autoComplete={autoComplete}
                stored={storedText(user, name)}
                isOptional={optional}
                isFocused={name === form.focused}
                error={error?.field === name ? error.message : undefined}
                value={draft[name] === undefined ? storedText(user, name) : draft[name]}
                onChange={(value) => form.change(name, value)}
              />
            ))}
          </Stack>
        </DialogContent>
        <Stack spacing={1} sx={{ px: { xs: 2, tablet: 3 }, pt: 2, '&:empty': { display: 'none' } }}>
          {form.losesVerification && <Alert severity="warning">{copy.update.verifiesAgain}</Alert>}
          {error && !sectionOf(error.field) && (
            <ErrorAlert id="profile-error" message={error.message} />
          )}
        </Stack>
        <DialogActions sx={{ px: { xs: 2, tablet: 3 }, py: 2 }}>
          <Button variant="outlined" onClick={onClose}>
            {sharedCopy.cancel}
          </Button>
          <Button type="submit" variant="contained" loading={form.isPending}>
            {copy.update.save}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
