import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import type { FormEventHandler, KeyboardEvent, ReactNode } from 'react';
import { copy as shared } from '#src/shared/copy.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import type { CommandDialogState } from './useCommandDialog.ts';

/** The id of a dialog's problem, which the fields at fault refer to. */
export const problemId = 'command-problem';

// Toasts stand at the bottom: a refusal must not cover the buttons that answer it.
const aboveToasts = {
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': {
    mx: { xs: 2, sm: 4 },
    mt: { xs: 2, sm: 4 },
    maxHeight: 'calc(100% - 144px)',
  },
  '& form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
} as const;

interface CommandDialogProps {
  title: string;
  text?: string;
  submit: string;
  /** Takes something away: the button says so by its colour. */
  grave?: boolean;
  command: Pick<CommandDialogState<never>, 'pending' | 'problem' | 'close'>;
  /** What the fields themselves say is wrong; it comes before the server's word. */
  invalid?: string | undefined;
  /** There is nothing left to send, as when somebody else was faster. */
  over?: boolean;
  onSubmit: FormEventHandler;
  children?: ReactNode;
}

/** The dialog of one command: what it does, its fields, its problem. It outlasts the request. */
export function CommandDialog(props: CommandDialogProps) {
  const { title, text, submit, command, invalid, over = false, children } = props;
  const { pending } = command;
  const close = () => !pending && command.close();
  const sendByKey = (event: KeyboardEvent<HTMLFormElement>) => {
    // Enter alone makes a new line where reasons are typed.
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!pending && !over) event.currentTarget.requestSubmit();
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
          <ErrorAlert id={problemId} message={invalid ?? command.problem} />
        </Box>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={close} disabled={pending}>
            {over ? shared.close : shared.cancel}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={props.grave ? 'error' : 'primary'}
            disabled={pending || over}
            loading={pending}
          >
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
