import Link from '@mui/material/Link';
import { copy } from '#src/shared/copy.ts';

/** A link to `#main` for keyboard users, visible while focused. */
export function SkipLink() {
  return (
    <Link
      href="#main"
      sx={{
        position: 'fixed',
        left: 8,
        top: -120,
        zIndex: 'tooltip',
        px: 2,
        py: 1.25,
        borderRadius: 1,
        bgcolor: 'background.paper',
        boxShadow: 4,
        '&:focus': { top: 8 },
      }}
    >
      {copy.skip}
    </Link>
  );
}
