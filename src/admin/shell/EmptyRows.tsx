import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';
import { copy } from '../copy.ts';

interface EmptyRowsProps {
  /** What to say when there is nothing at all. */
  none: string;
  /** What to say when the filters hide everything. */
  noMatch: string;
}

/** Takes the place of the rows of an empty list. */
export function EmptyRows({ none, noMatch }: EmptyRowsProps) {
  const { filterValues, setFilters } = useListContext();
  const filtered = Object.keys(filterValues ?? {}).length > 0;
  return (
    <Stack spacing={2} sx={{ p: 6, alignItems: 'center' }}>
      <Typography color="text.secondary">{filtered ? noMatch : none}</Typography>
      {filtered && (
        <Button variant="outlined" onClick={() => setFilters({}, [])}>
          {copy.list.clear}
        </Button>
      )}
    </Stack>
  );
}
