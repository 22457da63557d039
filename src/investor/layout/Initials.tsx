import Avatar from '@mui/material/Avatar';

/** The first letters of the first and the last name, without numbers. */
const initialsOf = (fullName: string) =>
  fullName
    .split(/\s+/)
    .filter((name) => /^\p{L}/u.test(name))
    .map((name) => name.charAt(0).toUpperCase())
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('');

interface InitialsProps {
  fullName: string;
  /** In pixels. */
  size: number;
}

/** A person's initials in a round, beside the name. */
export function Initials({ fullName, size }: InitialsProps) {
  return (
    <Avatar
      aria-hidden="true"
      sx={{
        width: size,
        height: size,
        fontSize: size * 0.4,
        fontWeight: 600,
        bgcolor: 'text.primary',
        color: 'background.paper',
      }}
    >
      {initialsOf(fullName)}
    </Avatar>
  );
}
