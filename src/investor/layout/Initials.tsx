import Avatar from '@mui/material/Avatar';
import { initialsOf } from '#src/shared/format/initials.ts';

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
