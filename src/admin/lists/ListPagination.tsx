import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import FirstPage from '@mui/icons-material/FirstPage';
import LastPage from '@mui/icons-material/LastPage';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { useListContext } from 'react-admin';
import { copy } from '../copy.ts';
import { fromTheEnd, lastPage } from '../provider/lastPage.ts';

const words = copy.list;

/** First, previous, next and last: a list of a million rows can keep no page numbers (DESIGN 6.6). */
export function ListPagination({ of: whose }: { of: string }) {
  const { data, page, perPage, total, meta, setPage, ...list } = useListContext();
  if (!data || data.length === 0) return null;
  // The controller's type forgets that a total may be unknown.
  const known = total as number | undefined;
  const of = known === undefined ? words.moreThan(meta?.totalCapped) : known.toLocaleString('en');
  const back = fromTheEnd(page);
  const from = (page - 1) * perPage + 1;
  const { hasPreviousPage = false, hasNextPage = false } = list;
  const last = known === undefined ? lastPage : Math.ceil(known / perPage);
  return (
    <Box
      component="nav"
      aria-label={words.pagesOf(whose)}
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1 }}
    >
      <Typography variant="body2" color="text.secondary" role="status">
        {back ? words.fromEnd(back, of) : words.range(from, from + data.length - 1, of)}
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
      <Step label={words.last} open={hasNextPage} go={() => setPage(last)}>
        <LastPage />
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
