import Box from '@mui/material/Box';
import { initialsOf } from '#src/shared/format/initials.ts';

interface AvatarProps {
  fullName: string;
  small?: boolean;
}

/** The initials of a colleague; the name itself is beside it or in the label of its button. */
export const Avatar = ({ fullName, small = false }: AvatarProps) => (
  <Box
    component="span"
    aria-hidden="true"
    sx={{
      width: small ? 20 : 24,
      height: small ? 20 : 24,
      flex: 'none',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      borderRadius: '50%',
      fontSize: small ? '0.6875rem' : '0.75rem',
      fontWeight: 600,
      letterSpacing: '-0.03em',
      bgcolor: 'var(--primary-soft)',
      color: 'primary.main',
    }}
  >
    {initialsOf(fullName)}
  </Box>
);
