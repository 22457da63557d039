import TextField from '@mui/material/TextField';
import type { ChangeEvent } from 'react';
import { problemId } from '#src/admin/shell/CommandDialog.tsx';
import { copy } from './copy.ts';

// The default button of browsers is grey in both colour schemes.
const ownButton = {
  '& ::file-selector-button': {
    font: 'inherit',
    fontWeight: 600,
    mr: 1.5,
    p: 0,
    border: 0,
    bgcolor: 'transparent',
    color: 'primary.main',
    cursor: 'pointer',
  },
} as const;

interface QrImageFieldProps {
  wrong: boolean;
  onChoose: (file: File | undefined) => void;
}

/** Chooses a QR image; the specification fixes its file name. */
export function QrImageField({ wrong, onChoose }: QrImageFieldProps) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    onChoose(chosen && new File([chosen], 'qrCode.png', { type: chosen.type }));
  };
  return (
    <TextField
      id="qr-image"
      type="file"
      label={copy.add.image}
      helperText={copy.add.imageHint}
      error={wrong}
      fullWidth
      sx={ownButton}
      onChange={choose}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { accept: 'image/*', ...(wrong && { 'aria-describedby': problemId }) },
      }}
    />
  );
}
