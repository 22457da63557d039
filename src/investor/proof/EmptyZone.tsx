import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { messages } from '#contract/messages.ts';
import { copy } from './copy.ts';
import { FileDropZone } from './FileDropZone.tsx';
import { acceptedKinds } from './fileRules.ts';

interface EmptyZoneProps {
  onPick: (picked: File | undefined) => void;
  describedBy: string | undefined;
}

/** The place for a file: drag and drop is for a mouse, the camera button for a touch screen. */
export function EmptyZone(input: EmptyZoneProps) {
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
