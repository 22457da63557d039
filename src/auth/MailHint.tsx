import Typography from '@mui/material/Typography';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { copy } from './copy.ts';

/** Says in a demo without mail transport where its mails can be read (S-132). */
export function MailHint() {
  const { data } = useSettings();
  if (!data?.demo || data.mailConfigured) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      {copy.demoMail}
    </Typography>
  );
}
