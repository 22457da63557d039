import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';
import { copy } from '../copy.ts';

interface EmptyRowsProps {
  /** What to say when there is nothing at all. */
  none: string;
  /** What comes next, or what to do so that something comes. */
  next?: string;
  /** What to say when the filters hide everything. */
  noMatch: string;
}

/** Takes the place of the rows of an empty list. */
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
