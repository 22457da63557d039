import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { copy as shared } from '#src/shared/copy.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { copy } from '../copy.ts';
import type { ExportOf } from './exportOf.ts';
import { useExport } from './useExport.ts';

const words = copy.export;

interface ExportDialogProps {
  exported: ExportOf;
  close: () => void;
}

/** Shows how far the export is; closing it calls the export off. */
export function ExportDialog({ exported, close }: ExportDialogProps) {
  const { progress, problem, again } = useExport(exported, close);
  const { rows = 0, total = 0 } = progress ?? {};
  const percent = total > 0 ? Math.round((rows / total) * 100) : 0;
  return (
    <Dialog open onClose={close} maxWidth="xs" fullWidth>
      <DialogTitle>{words.title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography color="text.secondary">{words.text}</Typography>
          {!problem && (
            <>
              <LinearProgress
                aria-label={words.title}
                {...(progress && { variant: 'determinate', value: percent })}
              />
              <Typography variant="body2">
                {progress ? words.progress(rows, total) : words.starting}
              </Typography>
            </>
          )}
          <ErrorAlert id="export-problem" message={problem} />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={close}>{problem ? shared.close : shared.cancel}</Button>
        {problem && (
          <Button variant="contained" onClick={again}>
            {shared.retry}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
