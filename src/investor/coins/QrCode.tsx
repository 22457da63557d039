import Box from '@mui/material/Box';
import { encodeQR } from 'qr';
import { useMemo } from 'react';

/** Light modules around the code, which scanners need to find it. */
const quietZone = 4;

interface QrCodeProps {
  text: string;
  label: string;
}

/** A QR code as one path: dark on white in both schemes, or cameras cannot read it (S-214). */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ width: 208, height: 208, borderRadius: 1, bgcolor: '#ffffff' }}
    >
      <path d={path} fill="#000000" />
    </Box>
  );
}

function drawn(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });
  const path = rows
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size: rows.length, path };
}
