import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useBlobAddress } from '#src/shared/receipt/useBlobAddress.ts';
import { copy } from './copy.ts';
import { FileDropZone } from './FileDropZone.tsx';
import { acceptedKinds, sizeText } from './fileRules.ts';

interface ChosenFileProps {
  file: File;
  onReplace: (file: File | undefined) => void;
  onRemove: () => void;
}

/** A chosen file with its preview, which can be replaced or removed. */
export function ChosenFile({ file, onReplace, onRemove }: ChosenFileProps) {
  return (
    <Box sx={card}>
      <Preview file={file} />
      <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{file.name}</Box>
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{sizeText(file.size)}</Box>
        <Box sx={{ fontSize: '0.8125rem', color: 'success.main' }}>{copy.proof.ready}</Box>
      </Box>
      <FileDropZone accept={acceptedKinds} describedBy={undefined} onPick={onReplace} sx={replace}>
        {copy.proof.replace}
      </FileDropZone>
      <Button color="error" onClick={onRemove}>
        {copy.proof.remove}
      </Button>
    </Box>
  );
}

function Preview({ file }: { file: File }) {
  const address = useBlobAddress(file);
  if (!file.type.startsWith('image/')) {
    return (
      <Box sx={{ ...thumbnail, display: 'grid', placeItems: 'center' }}>
        <DescriptionOutlined aria-hidden="true" color="action" />
      </Box>
    );
  }
  // The place of the picture until its address is known.
  if (!address) return <Box sx={thumbnail} />;
  return (
    <Box
      component="img"
      src={address}
      alt={copy.proof.preview}
      sx={{ ...thumbnail, objectFit: 'cover' }}
    />
  );
}

const card = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;

const thumbnail = {
  width: 56,
  height: 72,
  flexShrink: 0,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
} as const;

const replace = {
  justifyContent: 'center',
  minHeight: { xs: 44, tablet: 40 },
  px: 2,
  fontWeight: 600,
  border: '1px solid var(--control-line)',
} as const;
