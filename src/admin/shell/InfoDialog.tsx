import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { ReactNode } from 'react';
import { copy } from '#src/shared/copy.ts';

interface InfoDialogProps {
  title: string;
  open: boolean;
  close: () => void;
  children: ReactNode;
}

export function InfoDialog({ title, open, close, children }: InfoDialogProps) {
  return (
    <Dialog open={open} onClose={close} maxWidth="sm" fullWidth>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={close}>{copy.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
