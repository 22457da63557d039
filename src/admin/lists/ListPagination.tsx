import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import FirstPage from '@mui/icons-material/FirstPage';
import LastPage from '@mui/icons-material/LastPage';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { useListContext, useStore } from 'react-admin';
import { copy } from '#src/admin/copy.ts';
import { useFilters } from '#src/admin/filters/useFilters.ts';
import { fromTheEnd, lastPage } from '#src/admin/provider/lastPage.ts';
import { hasLeft } from './hasLeft.ts';
import { perPageChoices, perPageDefault, perPageKey } from './perPage.ts';

/** First, previous, next and last; page numbers would need offsets, which are slow at a million rows. */
export function ListPagination({ of: title }: { of: string }) {
  const { data, page, perPage, total, meta, setPage, ...list } = useListContext();
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
      {knownTotal === undefined || knownTotal > perPageChoices[0] ? <PerPage /> : null}
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
        <>
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
        </>
      )}
    </Box>
  );
}

/** Only on a list with an address. */
function PerPage() {
  const { perPage, setPerPage } = useListContext();
  const [, store] = useStore(perPageKey, perPageDefault);
  if (!perPageChoices.some((choice) => choice === perPage)) return null;
  const pick = (rows: number) => {
    store(rows);
    setPerPage(rows);
  };
  return (
    <NativeSelect
      value={perPage}
      disableUnderline
      onChange={(event) => pick(Number(event.target.value))}
      inputProps={{ 'aria-label': copy.list.perPage, title: copy.list.perPage }}
      sx={{ fontSize: '0.75rem', color: 'text.secondary', mr: 0.5, '& select': { py: 0.25 } }}
    >
      {perPageChoices.map((rows) => (
        <option key={rows} value={rows}>
          {rows}
        </option>
      ))}
    </NativeSelect>
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
    <IconButton
      size="small"
      aria-label={label}
      title={label}
      disabled={!isEnabled}
      onClick={onPress}
      sx={{ p: 0.25, '& svg': { fontSize: 20 } }}
    >
      {children}
    </IconButton>
  );
}
