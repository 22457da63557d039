import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { messages } from '#contract/messages.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { ChosenFile } from './ChosenFile.tsx';
import { copy } from './copy.ts';
import { FileDropZone } from './FileDropZone.tsx';
import { acceptedKinds, fileError } from './fileRules.ts';

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

interface EmptyZoneProps {
  onPick: (picked: File | undefined) => void;
  describedBy: string | undefined;
}

// Drag and drop is for a mouse, the camera button for a touch screen.
function EmptyZone(input: EmptyZoneProps) {
  const isTouch = useMediaQuery('(pointer: coarse)');
  return (
    <>
      <FileDropZone {...input} accept={acceptedKinds} sx={zone}>
        <CloudUploadOutlined aria-hidden="true" color="primary" sx={{ fontSize: 32 }} />
        <Typography sx={{ fontWeight: 600, color: 'primary.main' }}>{copy.proof.pick}</Typography>
        {!isTouch && (
          <Typography variant="body2" color="text.secondary" aria-hidden="true">
            {copy.proof.drop}
          </Typography>
        )}
        <Typography variant="body2" color="text.secondary">
          {messages.acceptedProof}
        </Typography>
        <Typography variant="caption" sx={{ color: 'var(--faint)', '& span + span': { ml: 1.5 } }}>
          <span>{copy.proof.size}</span>
          <span>{copy.proof.noFile}</span>
        </Typography>
      </FileDropZone>
      {isTouch && (
        <FileDropZone {...input} accept="image/*" capture="environment" sx={camera}>
          <PhotoCameraOutlined aria-hidden="true" />
          <Typography sx={{ fontWeight: 600 }}>{copy.proof.photo}</Typography>
        </FileDropZone>
      )}
    </>
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

const zone = {
  flexDirection: 'column',
  gap: 0.5,
  p: 3,
  textAlign: 'center',
  border: '1px dashed var(--control-line)',
  bgcolor: 'var(--sunken)',
} as const;

const camera = {
  justifyContent: 'center',
  gap: 1,
  minHeight: 48,
  px: 2,
  color: 'primary.main',
  border: '1px solid var(--control-line)',
} as const;
