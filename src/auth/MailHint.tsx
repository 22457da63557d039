import Typography from '@mui/material/Typography';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { copy } from './copy.ts';

/** Where to read the mail of a demo that sends none. */
export function MailHint() {
  const { data } = useSettings();
  if (!data?.demo || data.mailConfigured) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      {copy.demoMail}
    </Typography>
  );
}
