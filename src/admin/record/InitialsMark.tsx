import Avatar from '@mui/material/Avatar';

const initialsOf = (fullName: string): string => {
  const words = fullName.split(/\s+/).filter((word) => word !== '');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => [...word][0]?.toUpperCase() ?? '').join('');
};

/** The initials of a person, for the eye only: the name is beside it. */
export const InitialsMark = ({ name }: { name: string }) => (
  <Avatar
    aria-hidden="true"
    title={name}
    sx={{
      width: 24,
      height: 24,
      fontSize: '0.75rem',
      fontWeight: 600,
      letterSpacing: '-0.03em',
      bgcolor: 'var(--primary-soft)',
      color: 'primary.main',
    }}
  >
    {initialsOf(name)}
  </Avatar>
);
