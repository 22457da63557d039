import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { FactList } from '#src/admin/shell/FactList.tsx';
import { copy as shared } from '#src/shared/copy.ts';
import { copy } from './copy.ts';

const words = copy.shortcuts;

interface ShortcutsDialogProps {
  on: boolean;
  turn: (on: boolean) => void;
  close: () => void;
}

/** Lists the keys; single keys can be turned off, for who speaks to the computer (WCAG 2.1.4). */
export function ShortcutsDialog({ on, turn, close }: ShortcutsDialogProps) {
  return (
    <Dialog open onClose={close} maxWidth="sm" fullWidth aria-labelledby="shortcuts-title">
      <DialogTitle id="shortcuts-title">{words.title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{words.text}</DialogContentText>
        <FactList facts={words.keys} />
        <FormControlLabel
          sx={{ mt: 2 }}
          control={<Switch checked={on} onChange={(_, checked) => turn(checked)} />}
          label={words.switch}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={close} autoFocus>
          {shared.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
