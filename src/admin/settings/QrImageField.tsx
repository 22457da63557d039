import TextField from '@mui/material/TextField';
import type { ChangeEvent } from 'react';
import { problemId } from '../shell/CommandDialog.tsx';
import { copy } from './copy.ts';

const words = copy.wallets;

// The browser's own grey button would look foreign in either scheme.
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

/** Chooses a QR image; it travels under the one name that SPEC.md gives it (S-314, S-315). */
export function QrImageField({ wrong, onChoose }: QrImageFieldProps) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    onChoose(chosen && new File([chosen], 'qrCode.png', { type: chosen.type }));
  };
  return (
    <TextField
      id="qr-image"
      type="file"
      label={words.image}
      helperText={words.imageHint}
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
