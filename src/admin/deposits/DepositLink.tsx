import Link from '@mui/material/Link';
import { useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { reference } from '#src/shared/format/reference.ts';

/** A deposit's reference, leading to its evidence. */
export function DepositLink({ id }: { id: string }) {
  const createPath = useCreatePath();
  const to = createPath({ resource: 'adminTrans', type: 'show', id });
  return (
    <Link
      component={RouterLink}
      to={to}
      sx={{ fontWeight: 600, whiteSpace: 'nowrap', display: 'inline-block', py: 0.5 }}
    >
      {reference(id)}
    </Link>
  );
}
