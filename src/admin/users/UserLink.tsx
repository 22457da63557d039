import Link from '@mui/material/Link';
import { useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Owner } from '../provider/records.ts';

/** A person's name, leading to their page. */
export function UserLink({ user: { id, fullName } }: { user: Owner }) {
  const createPath = useCreatePath();
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource: 'testing', type: 'show', id })}
      color="inherit"
    >
      {fullName}
    </Link>
  );
}
