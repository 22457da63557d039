import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import FirstPage from '@mui/icons-material/FirstPage';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { useListContext } from 'react-admin';
import { copy } from '../copy.ts';

const words = copy.list;

/** First, previous and next: a list of a million rows can keep no page numbers (DESIGN 6.6). */
export function ListPagination() {
  const { data, page, perPage, total, meta, setPage, ...list } = useListContext();
  if (!data || data.length === 0) return null;
  const from = (page - 1) * perPage + 1;
  // The controller's type forgets that a total may be unknown.
  const known = total as number | undefined;
  const of = known === undefined ? words.moreThan(meta?.totalCapped) : known.toLocaleString('en');
  const { hasPreviousPage = false, hasNextPage = false } = list;
  return (
    <Box
      component="nav"
      aria-label={words.pages}
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1 }}
    >
      <Typography variant="body2" color="text.secondary" role="status">
        {words.range(from, from + data.length - 1, of)}
      </Typography>
      <Step label={words.first} open={hasPreviousPage} go={() => setPage(1)}>
        <FirstPage />
      </Step>
      <Step label={words.previous} open={hasPreviousPage} go={() => setPage(page - 1)}>
        <ChevronLeft />
      </Step>
      <Step label={words.next} open={hasNextPage} go={() => setPage(page + 1)}>
        <ChevronRight />
      </Step>
    </Box>
  );
}

interface StepProps {
  label: string;
  open: boolean;
  go: () => void;
  children: ReactElement;
}

function Step({ label, open, go, children }: StepProps) {
  return (
    <IconButton aria-label={label} title={label} disabled={!open} onClick={go}>
      {children}
    </IconButton>
  );
}
