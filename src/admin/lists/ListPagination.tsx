import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';
import { copy } from '#src/admin/copy.ts';
import { fromTheEnd, lastPage } from '#src/admin/dataProvider/lastPage.ts';
import { useFilters } from '#src/admin/filters/useFilters.ts';
import { PageSteps } from '#src/admin/paging/PageSteps.tsx';
import { perPageChoices } from '#src/admin/paging/perPage.ts';
import { RowsPerPage } from '#src/admin/paging/RowsPerPage.tsx';
import { hasLeft } from './hasLeft.ts';

/** First, previous, next and last; page numbers would need offsets, which are slow at a million rows. */
export function ListPagination({ of: title }: { of: string }) {
  const { data, page, perPage, total, meta, ...list } = useListContext();
  const { values } = useFilters();
  if (!data || data.length === 0) return null;
  // The controller's type omits that a total may be unknown.
  const knownTotal = total as number | undefined;
  // A row that has left is still shown, but counts no longer, as in the views.
  const left = data.filter((record) => hasLeft(record, values)).length;
  const shown = data.length - left;
  const of =
    knownTotal === undefined
      ? copy.list.moreThan(meta?.totalCapped)
      : (knownTotal - left).toLocaleString('en');
  const pageFromEnd = fromTheEnd(page);
  const from = (page - 1) * perPage + 1;
  const { hasPreviousPage = false, hasNextPage = false } = list;
  const last = knownTotal === undefined ? lastPage : Math.ceil(knownTotal / perPage);
  return (
    <Box
      component="nav"
      aria-label={copy.list.pagesOf(title)}
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 0.5 }}
    >
      {knownTotal === undefined || knownTotal > perPageChoices[0] ? <RowsPerPage /> : null}
      <Typography
        variant="caption"
        color="text.secondary"
        role="status"
        sx={{ whiteSpace: 'nowrap', mr: 0.5 }}
      >
        {pageFromEnd
          ? copy.list.fromEnd(pageFromEnd, of)
          : shown === 0
            ? copy.list.none(of)
            : copy.list.range(from, from + shown - 1, of)}
      </Typography>
      {(hasPreviousPage || hasNextPage) && (
        <PageSteps hasPrevious={hasPreviousPage} hasNext={hasNextPage} last={last} />
      )}
    </Box>
  );
}
