import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { copy } from '#src/admin/copy.ts';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import type { ExportOf } from './exportOf.ts';
import { useExport } from './useExport.ts';

interface ExportDialogProps {
  exported: ExportOf;
  close: () => void;
}

/** Shows the progress of the export; closing aborts it. */
export function ExportDialog({ exported, close }: ExportDialogProps) {
  const { progress, errorMessage, retry } = useExport(exported, close);
  const { rows = 0, total = 0 } = progress ?? {};
  const percent = total > 0 ? Math.round((rows / total) * 100) : 0;
  return (
    <Dialog open onClose={close} maxWidth="xs" fullWidth>
      <DialogTitle>{copy.export.title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography color="text.secondary">{copy.export.text}</Typography>
          {!errorMessage && (
            <>
              <LinearProgress
                aria-label={copy.export.title}
                {...(progress && { variant: 'determinate', value: percent })}
              />
              <Typography variant="body2">
                {progress ? copy.export.progress(rows, total) : copy.export.starting}
              </Typography>
            </>
          )}
          <ErrorAlert id="export-problem" message={errorMessage} />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={close}>{errorMessage ? sharedCopy.close : sharedCopy.cancel}</Button>
        {errorMessage && (
          <Button variant="contained" onClick={retry}>
            {sharedCopy.retry}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
