import Close from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
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
      <ProofViewer
        key={path}
        path={path}
        title={
          <Typography variant="h2" component="span" id="proof-title" sx={{ mr: 1 }}>
            {title}
          </Typography>
        }
        close={
          <IconButton aria-label={copy.close} title={copy.close} onClick={onClose} sx={{ ml: 1 }}>
            <Close />
          </IconButton>
        }
      />
    </Dialog>
  );
}
