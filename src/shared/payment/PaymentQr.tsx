import Box from '@mui/material/Box';
import type { Breakpoint } from '@mui/material/styles';
import { QrPicture } from '#src/shared/ui/QrPicture.tsx';
import { copy } from './copy.ts';

interface PaymentQrProps {
  uri: string;
  /** In demo mode nothing can be paid: a stamp across the code warns of it. */
  isSample: boolean;
  /** In pixels, by breakpoint. */
  size?: Partial<Record<Breakpoint, number>>;
  label?: string;
}

export function PaymentQr({ uri, isSample, size = ofQuote, label = copy.qr }: PaymentQrProps) {
  return (
    <Box sx={frame}>
      <Box
        sx={{
          display: 'flex',
          opacity: isSample ? 0.3 : 1,
          '& > svg': { width: size, height: size },
        }}
      >
        <QrPicture text={uri} label={label} size={176} />
      </Box>
      {isSample && (
        <Box component="span" sx={stamp}>
          {copy.sample}
        </Box>
      )}
    </Box>
  );
}

const frame = {
  position: 'relative',
  width: 'fit-content',
  alignSelf: 'flex-start',
  p: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: '#fff',
} as const;

const ofQuote = { xs: 128, tablet: 176 };

// On the white of the code, also in the dark scheme.
const stamp = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  transform: 'rotate(-18deg)',
  fontSize: { xs: '1.5rem', tablet: '1.75rem' },
  fontWeight: 650,
  letterSpacing: '0.1em',
  color: '#b3261e',
} as const;
