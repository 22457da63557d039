import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface NothingProps {
  title: string;
  /** The next step. */
  text?: string;
}

/** A panel without rows. */
export const Nothing = ({ title, text }: NothingProps) => (
  <Box sx={{ maxWidth: 480, mx: 'auto', p: 3, textAlign: 'center' }}>
    <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
    {text && <Typography color="text.secondary">{text}</Typography>}
  </Box>
);
