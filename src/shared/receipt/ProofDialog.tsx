import Close from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { copy } from '#src/shared/copy.ts';
import { ProofViewer } from './ProofViewer.tsx';

interface ProofDialogProps {
  /** Names the deposit. */
  title: string;
  /** A deposit's `image`. */
  path: string;
  onClose: () => void;
}

/** A proof in a dialog, on a phone in the whole window. */
export function ProofDialog({ title, path, onClose }: ProofDialogProps) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('tablet'));
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="lg"
      fullWidth
      fullScreen={isPhone}
      aria-labelledby="proof-title"
      slotProps={{ paper: { sx: { height: isPhone ? 1 : 'calc(100% - 64px)' } } }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', pl: 2, pr: 1, py: 0.5 }}>
        <Typography variant="h2" id="proof-title" sx={{ mr: 'auto' }}>
          {title}
        </Typography>
        <IconButton aria-label={copy.close} title={copy.close} onClick={onClose}>
          <Close />
        </IconButton>
      </Stack>
      <ProofViewer key={path} path={path} />
    </Dialog>
  );
}
