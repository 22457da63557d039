import Box from '@mui/material/Box';
import { useProofText } from '#src/shared/receipt/useProofText.ts';
import { copy } from './copy.ts';

interface OnProofProps {
  /** A deposit's `image`. */
  image: string | null;
  wanted: string;
  kind?: keyof ReturnType<typeof useProofText>;
}

/** Whether the text of a PDF has this value; nothing for a picture, which the reader compares. */
export function OnProof({ image, wanted, kind = 'code' }: OnProofProps) {
  const isOnProof = useProofText(image)[kind](wanted);
  if (isOnProof === undefined) return null;
  return (
    <Box
      component="span"
      title={copy.onProof.hint}
      sx={{
        fontSize: '0.75rem',
        lineHeight: 4 / 3,
        color: isOnProof ? 'success.main' : 'warning.main',
        fontWeight: isOnProof ? 400 : 600,
      }}
    >
      {isOnProof ? copy.onProof.yes : copy.onProof.no}
    </Box>
  );
}
