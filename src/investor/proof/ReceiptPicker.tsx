import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { messages } from '#contract/messages.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { ChosenFile } from './ChosenFile.tsx';
import { copy } from './copy.ts';
import { EmptyZone } from './EmptyZone.tsx';
import { fileError } from './fileRules.ts';

const errorId = 'receipt-error';

interface ReceiptPickerProps {
  file: File | undefined;
  /** A chosen file was lost, because the page was loaded again. */
  isFileLost: boolean;
  onPick: (file: File | undefined) => void;
}

/** Picks a receipt; the chosen file takes the place of the zone. */
export function ReceiptPicker({ file, isFileLost, onPick }: ReceiptPickerProps) {
  const [error, setError] = useState<string>();
  const pick = (picked: File | undefined) => {
    if (!picked) return;
    const invalid = fileError(picked);
    setError(invalid);
    onPick(invalid ? undefined : picked);
  };
  const input = { onPick: pick, describedBy: error ? errorId : undefined };
  return (
    <Stack spacing={1.5}>
      {isFileLost && <LostFile onContinue={() => onPick(undefined)} />}
      {file ? (
        <ChosenFile file={file} onReplace={pick} onRemove={() => onPick(undefined)} />
      ) : (
        <EmptyZone {...input} />
      )}
      <ErrorAlert id={errorId} message={error} />
      {file && (
        <Typography variant="body2" color="text.secondary">
          {messages.acceptedProof}
        </Typography>
      )}
    </Stack>
  );
}

function LostFile({ onContinue }: { onContinue: () => void }) {
  return (
    <Alert severity="warning">
      {copy.proof.chooseAgain}
      <Box sx={{ mt: 1, ml: -0.75 }}>
        <Button color="inherit" size="small" onClick={onContinue}>
          {copy.proof.withoutFile}
        </Button>
      </Box>
    </Alert>
  );
}
