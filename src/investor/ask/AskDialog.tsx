import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';

interface AskDialogProps {
  title: string;
  texts: readonly string[];
  /** Of the button that does it. */
  label: string;
  keep?: string;
  isHarmful?: boolean;
  change: { error: unknown; isPending: boolean };
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** One question before a change, with what follows. */
export function AskDialog(props: AskDialogProps) {
  const { title, texts, label, keep, isHarmful = false, change, onConfirm, onClose } = props;
  const id = useId();
  const close = () => !change.isPending && onClose();
  return (
    <Dialog open onClose={close} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        {props.children}
        {texts.map((text) => (
          <DialogContentText key={text}>{text}</DialogContentText>
        ))}
        <ErrorAlert id={`${id}-error`} error={change.error} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="outlined" color="inherit" onClick={close} disabled={change.isPending}>
          {keep ?? sharedCopy.cancel}
        </Button>
        <Button
          variant="contained"
          color={isHarmful ? 'error' : 'primary'}
          onClick={onConfirm}
          loading={change.isPending}
        >
          {label}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
