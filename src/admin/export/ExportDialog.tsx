import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { copy } from '#src/admin/copy.ts';
import { isDay } from '#src/admin/filters/DayField.tsx';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { ExportChoices } from './ExportChoices.tsx';
import type { ExportOf } from './exportOf.ts';
import { type ExportChoice, type Progress, useExport } from './useExport.ts';

interface ExportDialogProps {
  exported: ExportOf;
  ids?: readonly string[];
  close: () => void;
}

/** Asks which columns and days, then shows the progress; closing aborts the export. */
export function ExportDialog({ exported, ids, close }: ExportDialogProps) {
  const [choice, setChoice] = useState<ExportChoice>({ allColumns: false, from: '', to: '' });
  const isWrong = [choice.from, choice.to].some((text) => text !== '' && !isDay(text));
  const { progress, isRunning, errorMessage, start } = useExport({ exported, ids, choice }, close);
  return (
    <Dialog open onClose={close} maxWidth="xs" fullWidth>
      <DialogTitle>{copy.export.title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 0.5 }}>
          <Typography color="text.secondary">
            {ids ? copy.export.chosen(ids.length) : copy.export.text}
          </Typography>
          <ExportChoices
            choice={choice}
            onChange={setChoice}
            hasDays={!ids && exported.hasDays === true}
            isDisabled={isRunning}
          />
          {isRunning && <Running progress={progress} />}
          <ErrorAlert id="export-problem" message={errorMessage} />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={close}>{sharedCopy.cancel}</Button>
        <Button variant="contained" disabled={isRunning || isWrong} onClick={start}>
          {errorMessage ? sharedCopy.retry : copy.export.submit}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Running({ progress }: { progress: Progress | undefined }) {
  const { rows = 0, total = 0 } = progress ?? {};
  const percent = total > 0 ? Math.round((rows / total) * 100) : 0;
  return (
    <>
      <LinearProgress
        aria-label={copy.export.title}
        {...(progress && { variant: 'determinate', value: percent })}
      />
      <Typography variant="body2">
        {progress ? copy.export.progress(rows, total) : copy.export.starting}
      </Typography>
    </>
  );
}
