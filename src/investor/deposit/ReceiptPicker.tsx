import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { copy } from '../copy.ts';
import { FileDropZone } from './FileDropZone.tsx';
import { ReceiptPreview } from './ReceiptPreview.tsx';
import { acceptedKinds, fileError, sizeText } from './receiptFile.ts';

const errorId = 'receipt-error';

interface ReceiptPickerProps {
  file: File | undefined;
  /** A chosen file was lost, because the page was loaded again. */
  isFileLost: boolean;
  onPick: (file: File | undefined) => void;
}

/** Picks a receipt and shows its preview. */
export function ReceiptPicker({ file, isFileLost, onPick }: ReceiptPickerProps) {
  const [error, setError] = useState<string>();
  // Drag and drop is for a mouse, the camera button for a touch screen.
  const isTouch = useMediaQuery('(pointer: coarse)');
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
      <FileDropZone {...input} accept={acceptedKinds} sx={zone}>
        <CloudUploadOutlined aria-hidden="true" sx={{ fontSize: 32 }} />
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {file ? file.name : copy.deposit.pick}
        </Typography>
        {file ? (
          <Typography variant="body2" color="text.secondary">
            {sizeText(file.size)}
          </Typography>
        ) : (
          !isTouch && (
            <Typography variant="body2" color="text.secondary" aria-hidden="true">
              {copy.deposit.drop}
            </Typography>
          )
        )}
      </FileDropZone>
      {isTouch && (
        <FileDropZone {...input} accept="image/*" capture="environment" sx={camera}>
          <PhotoCameraOutlined aria-hidden="true" />
          <Typography sx={{ fontWeight: 600 }}>{copy.deposit.photo}</Typography>
        </FileDropZone>
      )}
      <ErrorAlert id={errorId} message={error} />
      {file ? <PickedFile file={file} onRemove={() => onPick(undefined)} /> : <NoFile />}
    </Stack>
  );
}

function LostFile({ onContinue }: { onContinue: () => void }) {
  return (
    <Alert severity="warning">
      {copy.deposit.chooseAgain}
      <Box sx={{ mt: 1, ml: -0.75 }}>
        <Button color="inherit" size="small" onClick={onContinue}>
          {copy.deposit.withoutFile}
        </Button>
      </Box>
    </Alert>
  );
}

function PickedFile({ file, onRemove }: { file: File; onRemove: () => void }) {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <ReceiptPreview file={file} />
      <Button size="small" onClick={onRemove}>
        {copy.deposit.removeFile}
      </Button>
    </Stack>
  );
}

function NoFile() {
  return (
    <Box>
      <Typography variant="body2">{copy.deposit.noFile}</Typography>
      <Typography variant="body2" color="text.secondary">
        {copy.deposit.optional}
      </Typography>
    </Box>
  );
}

const zone = {
  flexDirection: 'column',
  gap: 0.5,
  p: 3,
  textAlign: 'center',
  border: '2px dashed var(--control-line)',
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
