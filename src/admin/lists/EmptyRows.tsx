import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';
import { copy } from '#src/admin/copy.ts';

interface EmptyRowsProps {
  /** Shown when there are no records. */
  none: string;
  /** The next step. */
  next?: string;
  /** Shown when no record matches the filters. */
  noMatch: string;
}

export function EmptyRows({ none, next, noMatch }: EmptyRowsProps) {
  const { filterValues, setFilters } = useListContext();
  const filtered = Object.keys(filterValues ?? {}).length > 0;
  return (
    <Stack spacing={2} sx={{ p: 6, alignItems: 'center', textAlign: 'center' }}>
      <Typography sx={{ fontWeight: 600 }}>{filtered ? noMatch : none}</Typography>
      {!filtered && next && <Typography color="text.secondary">{next}</Typography>}
      {filtered && (
        <Button variant="outlined" onClick={() => setFilters({}, [])}>
          {copy.list.clear}
        </Button>
      )}
    </Stack>
  );
}
