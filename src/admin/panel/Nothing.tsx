import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface NothingProps {
  title: string;
  /** What brings the first one, or what to do. */
  text?: string;
}

/** A panel without rows. */
export const Nothing = ({ title, text }: NothingProps) => (
  <Box sx={{ maxWidth: 480, mx: 'auto', p: 3, textAlign: 'center' }}>
    <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
    {text && <Typography color="text.secondary">{text}</Typography>}
  </Box>
);
