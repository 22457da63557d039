import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import type { FormEventHandler, KeyboardEvent, ReactNode } from 'react';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import type { DialogCommandState } from './useDialogCommand.ts';

/** The id of a dialog's error message, for `aria-describedby` of its fields. */
export const problemId = 'command-problem';

// Toasts appear at the bottom and must not cover the dialog's buttons.
const aboveToasts = {
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': {
    mx: { xs: 2, sm: 4 },
    mt: { xs: 2, sm: 4 },
    maxHeight: 'calc(100% - 144px)',
  },
  '& form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
} as const;

/** The state of a command that its dialog shows. */
export type DialogCommand = Pick<
  DialogCommandState<never>,
  'isPending' | 'errorMessage' | 'fieldErrors' | 'close'
>;

export interface DialogTexts {
  title: string;
  text?: string;
  submit: string;
}

export interface CommandDialogProps extends DialogTexts {
  destructive?: boolean;
  command: DialogCommand;
  /** The message of the form's own rules; it has priority over the server's. */
  invalid?: string | undefined;
  /** The record has changed since, so that the command no longer applies. */
  isStale?: boolean;
  onSubmit: FormEventHandler;
  children?: ReactNode;
}

export function CommandDialog(props: CommandDialogProps) {
  const { title, text, submit, command, invalid, isStale = false, children } = props;
  const { isPending } = command;
  const close = () => !isPending && command.close();
  const sendByKey = (event: KeyboardEvent<HTMLFormElement>) => {
    // Enter makes a new line in a reason; Ctrl or Cmd + Enter submits.
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!isPending && !isStale) event.currentTarget.requestSubmit();
  };
  return (
    <Dialog open onClose={close} maxWidth="sm" fullWidth sx={aboveToasts}>
      <form onSubmit={props.onSubmit} onKeyDown={sendByKey} noValidate>
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>
          {text && <DialogContentText sx={{ mb: 2 }}>{text}</DialogContentText>}
          <Stack spacing={2.5} sx={{ pt: 1 }}>
            {children}
          </Stack>
        </DialogContent>
        <Box sx={{ px: 3, pt: 1 }}>
          <ErrorAlert id={problemId} message={invalid ?? command.errorMessage} />
        </Box>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={close} disabled={isPending}>
            {isStale ? sharedCopy.close : sharedCopy.cancel}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={props.destructive ? 'error' : 'primary'}
            disabled={isPending || isStale}
            loading={isPending}
          >
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
