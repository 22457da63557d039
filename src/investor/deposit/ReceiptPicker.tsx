import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { copy } from '#src/investor/copy.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { FileDropZone } from './FileDropZone.tsx';
import { ReceiptPreview } from './ReceiptPreview.tsx';
import { acceptedKinds, fileError, sizeText } from './receiptFile.ts';

const words = copy.deposit;
const faultId = 'proof-fault';

interface ProofPickerProps {
  file: File | undefined;
  /** A file had been chosen before the page was loaded again, which no page can keep. */
  lost: boolean;
  onPick: (file: File | undefined) => void;
}

/** Picks a proof by click, key, drop or camera, and shows what was picked (S-233 to S-236, S-247). */
export function ReceiptPicker({ file, lost, onPick }: ProofPickerProps) {
  const [fault, setFault] = useState<string>();
  // A finger has nothing to drop, and a mouse has no camera at hand.
  const byTouch = useMediaQuery('(pointer: coarse)');
  const pick = (picked: File | undefined) => {
    if (!picked) return;
    const found = fileError(picked);
    setFault(found);
    onPick(found ? undefined : picked);
  };
  const input = { onPick: pick, describedBy: fault ? faultId : undefined };
  return (
    <Stack spacing={1.5}>
      {lost && <ChooseAgain onGoOn={() => onPick(undefined)} />}
      <FileDropZone {...input} accept={acceptedKinds} sx={zone}>
        <CloudUploadOutlined aria-hidden="true" sx={{ fontSize: 32 }} />
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {file ? file.name : words.pick}
        </Typography>
        {file ? (
          <Typography variant="body2" color="text.secondary">
            {sizeText(file.size)}
          </Typography>
        ) : (
          !byTouch && (
            <Typography variant="body2" color="text.secondary" aria-hidden="true">
              {words.drop}
            </Typography>
          )
        )}
      </FileDropZone>
      {byTouch && (
        <FileDropZone {...input} accept="image/*" capture="environment" sx={camera}>
          <PhotoCameraOutlined aria-hidden="true" />
          <Typography sx={{ fontWeight: 600 }}>{words.photo}</Typography>
        </FileDropZone>
      )}
      <ErrorAlert id={faultId} message={fault} />
      {file ? <Picked file={file} onRemove={() => onPick(undefined)} /> : <NothingPicked />}
    </Stack>
  );
}

function ChooseAgain({ onGoOn }: { onGoOn: () => void }) {
  return (
    <Alert severity="warning">
      {words.chooseAgain}
      <Box sx={{ mt: 1, ml: -0.75 }}>
        <Button color="inherit" size="small" onClick={onGoOn}>
          {words.withoutFile}
        </Button>
      </Box>
    </Alert>
  );
}

function Picked({ file, onRemove }: { file: File; onRemove: () => void }) {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <ReceiptPreview file={file} />
      <Button size="small" onClick={onRemove}>
        {words.removeFile}
      </Button>
    </Stack>
  );
}

function NothingPicked() {
  return (
    <Box>
      <Typography variant="body2">{words.noFile}</Typography>
      <Typography variant="body2" color="text.secondary">
        {words.optional}
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
