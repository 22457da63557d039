import Box from '@mui/material/Box';
import { encodeQR } from 'qr';

interface QrPictureProps {
  /** What a camera reads. */
  text: string;
  /** What the picture is, for who cannot see it. */
  label: string;
  /** Edge in pixels. */
  size?: number;
}

/** A QR code of a text, drawn here: no picture is fetched and none can be swapped (S-229). */
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
      // Cameras expect dark on light, whatever the scheme.
      sx={{ width: size, height: size, bgcolor: '#fff', borderRadius: 1, flexShrink: 0 }}
    >
      <path d={path} fill="#000" />
    </Box>
  );
}
