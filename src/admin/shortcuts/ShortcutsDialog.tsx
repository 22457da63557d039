import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { copy } from './copy.ts';
import { KeyGroups } from './KeyGroups.tsx';

interface ShortcutsDialogProps {
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  close: () => void;
}

/** Lists the keys. They can be turned off, as speech input may trigger them (WCAG 2.1.4). */
export function ShortcutsDialog({ isOn, onSwitch, close }: ShortcutsDialogProps) {
  return (
    <Dialog open onClose={close} maxWidth="md" fullWidth aria-labelledby="shortcuts-title">
      <DialogTitle id="shortcuts-title">{copy.title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{copy.text}</DialogContentText>
        <KeyGroups />
        <FormControlLabel
          sx={{ mt: 2 }}
          control={<Switch checked={isOn} onChange={(_, checked) => onSwitch(checked)} />}
          label={copy.switch}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={close} autoFocus>
          {sharedCopy.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
