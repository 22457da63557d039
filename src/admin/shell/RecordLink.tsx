import Link from '@mui/material/Link';
import { useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { reference } from '#contract/reference.ts';
import type { ResourceName } from '../provider/resources.ts';

interface RecordLinkProps {
  resource: ResourceName;
  id: string;
}

/** A record's reference, leading to its page. */
export function RecordLink({ resource, id }: RecordLinkProps) {
  const createPath = useCreatePath();
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource, type: 'show', id })}
      sx={{ fontWeight: 600, whiteSpace: 'nowrap', display: 'inline-block', py: 0.5 }}
    >
      {reference(id)}
    </Link>
  );
}
