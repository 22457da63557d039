import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { MailRecord } from '#src/admin/provider/records.ts';
import { InfoDialog } from '#src/admin/shell/InfoDialog.tsx';
import { moment } from '#src/shared/format/dates.ts';
import { copy } from './copy.ts';

/** Opens a mail; its links stay text. */
export function ReadButton() {
  const mail = useRecordContext<MailRecord>();
  const [open, setOpen] = useState(false);
  if (!mail) return null;
  const { to, subject, text, createdAt } = mail;
  return (
    <>
      <Button
        size="small"
        data-opens=""
        aria-label={copy.read(subject)}
        onClick={() => setOpen(true)}
      >
        {copy.open}
      </Button>
      <InfoDialog title={subject} open={open} close={() => setOpen(false)}>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {to}, {moment(createdAt)}
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
      </InfoDialog>
    </>
  );
}
