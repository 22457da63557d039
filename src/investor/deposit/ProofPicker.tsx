import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type DragEvent, useId, useState } from 'react';
import { ProblemAlert } from '#src/shared/form/ProblemAlert.tsx';
import { copy } from '../copy.ts';
import { ProofPreview } from './ProofPreview.tsx';
import { acceptedKinds, faultOf, sizeText } from './proofFile.ts';

const words = copy.deposit;
const faultId = 'proof-fault';

interface ProofPickerProps {
  file: File | undefined;
  onPick: (file: File | undefined) => void;
}

/** Picks a proof by click, key or drop, and shows what was picked (S-233 to S-236, S-247). */
export function ProofPicker({ file, onPick }: ProofPickerProps) {
  const inputId = useId();
  const [fault, setFault] = useState<string>();
  const pick = (picked: File | undefined) => {
    if (!picked) return;
    const found = faultOf(picked);
    setFault(found);
    onPick(found ? undefined : picked);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    pick(event.dataTransfer.files[0]);
  };
  return (
    <Stack spacing={1.5}>
      <Box
        component="label"
        htmlFor={inputId}
        onDragOver={(event: DragEvent) => event.preventDefault()}
        onDrop={drop}
        sx={zone}
      >
        <Box
          component="input"
          id={inputId}
          type="file"
          accept={acceptedKinds}
          aria-describedby={fault ? faultId : undefined}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
            pick(event.target.files?.[0]);
            // The same file can be picked again after it was removed.
            event.target.value = '';
          }}
          sx={unseen}
        />
        <CloudUploadOutlined aria-hidden="true" sx={{ fontSize: 32 }} />
        <Typography sx={{ fontWeight: 650 }}>{file ? file.name : words.pick}</Typography>
        <Typography variant="body2" color="text.secondary" aria-hidden="true">
          {file ? sizeText(file.size) : words.drop}
        </Typography>
      </Box>
      <ProblemAlert id={faultId} sentence={fault} />
      {file ? (
        <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
          <ProofPreview file={file} />
          <Button size="small" onClick={() => onPick(undefined)}>
            {words.removeFile}
          </Button>
        </Stack>
      ) : (
        <Box>
          <Typography variant="body2">{words.noFile}</Typography>
          <Typography variant="body2" color="text.secondary">
            {words.optional}
          </Typography>
        </Box>
      )}
    </Stack>
  );
}

const zone = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 0.5,
  p: 3,
  textAlign: 'center',
  cursor: 'pointer',
  border: '2px dashed var(--control-line)',
  borderRadius: 1,
  bgcolor: 'var(--sunken)',
  '&:hover': { borderColor: 'primary.main' },
  '&:focus-within': { outline: '3px solid var(--mui-palette-primary-main)', outlineOffset: '2px' },
} as const;

// Out of sight but in the tab order: the label is its face.
const unseen = { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' } as const;
