import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import FirstPage from '@mui/icons-material/FirstPage';
import LastPage from '@mui/icons-material/LastPage';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { useListContext } from 'react-admin';
import { copy } from '#src/admin/copy.ts';
import { fromTheEnd, lastPage } from '#src/admin/provider/lastPage.ts';

/** First, previous, next and last; page numbers would need offsets, which are slow at a million rows. */
export function ListPagination({ of: title }: { of: string }) {
  const { data, page, perPage, total, meta, setPage, ...list } = useListContext();
  if (!data || data.length === 0) return null;
  // The controller's type omits that a total may be unknown.
  const knownTotal = total as number | undefined;
  const of =
    knownTotal === undefined
      ? copy.list.moreThan(meta?.totalCapped)
      : knownTotal.toLocaleString('en');
  const pageFromEnd = fromTheEnd(page);
  const from = (page - 1) * perPage + 1;
  const { hasPreviousPage = false, hasNextPage = false } = list;
  const last = knownTotal === undefined ? lastPage : Math.ceil(knownTotal / perPage);
  return (
    <Box
      component="nav"
      aria-label={copy.list.pagesOf(title)}
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1 }}
    >
      <Typography variant="body2" color="text.secondary" role="status">
        {pageFromEnd
          ? copy.list.fromEnd(pageFromEnd, of)
          : copy.list.range(from, from + data.length - 1, of)}
      </Typography>
      <Step label={copy.list.first} isEnabled={hasPreviousPage} onPress={() => setPage(1)}>
        <FirstPage />
      </Step>
      <Step
        label={copy.list.previous}
        isEnabled={hasPreviousPage}
        onPress={() => setPage(page - 1)}
      >
        <ChevronLeft />
      </Step>
      <Step label={copy.list.next} isEnabled={hasNextPage} onPress={() => setPage(page + 1)}>
        <ChevronRight />
      </Step>
      <Step label={copy.list.last} isEnabled={hasNextPage} onPress={() => setPage(last)}>
        <LastPage />
      </Step>
    </Box>
  );
}

interface StepProps {
  label: string;
  isEnabled: boolean;
  onPress: () => void;
  children: ReactElement;
}

function Step({ label, isEnabled, onPress, children }: StepProps) {
  return (
    <IconButton aria-label={label} title={label} disabled={!isEnabled} onClick={onPress}>
      {children}
    </IconButton>
  );
}
