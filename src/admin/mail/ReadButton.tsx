import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { MailRecord } from '#src/admin/provider/records.ts';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { moment } from '#src/shared/format/dates.ts';
import { copy } from './copy.ts';

/** Opens a mail; its links stay text. */
export function ReadButton() {
  const mail = useRecordContext<MailRecord>();
  const [open, setOpen] = useState(false);
  if (!mail) return null;
  const { id, to, subject, text, createdAt } = mail;
  return (
    <>
      <Button size="small" aria-label={copy.read(subject)} onClick={() => setOpen(true)}>
        {copy.open}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        maxWidth="sm"
        fullWidth
        aria-labelledby={`mail-${id}`}
      >
        <DialogTitle id={`mail-${id}`}>{subject}</DialogTitle>
        <DialogContent>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
            {to}, {moment(createdAt)}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={() => setOpen(false)}>{sharedCopy.close}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
