import Box from '@mui/material/Box';

interface AvatarProps {
  fullName: string;
  small?: boolean;
}

const initialsOf = (fullName: string): string => {
  const names = fullName.split(/\s+/).filter(Boolean);
  const [first = '', last = ''] = [names[0], names.length > 1 ? names.at(-1) : ''];
  return `${[...first][0] ?? ''}${[...last][0] ?? ''}`.toUpperCase();
};

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
