import Box from '@mui/material/Box';
import { encodeQR } from 'qr';

interface QrPictureProps {
  text: string;
  label: string;
  /** In pixels. */
  size?: number;
}

/** A QR code, drawn in the browser: no image is fetched that could be replaced. */
export function QrPicture({ text, label, size = 176 }: QrPictureProps) {
  const rows = encodeQR(text, 'raw', { border: 4 });
  const path = rows
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      // Cameras expect dark on light, also in the dark scheme.
      sx={{ width: size, height: size, bgcolor: '#fff', borderRadius: 1, flexShrink: 0 }}
    >
      <path d={path} fill="#000" />
    </Box>
  );
}
