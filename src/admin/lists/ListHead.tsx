import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { copy } from '#src/admin/copy.ts';
import { ColumnsButton } from '#src/admin/export/ColumnsButton.tsx';
import { ExportButton } from '#src/admin/export/ExportButton.tsx';
import { FilterChips } from '#src/admin/filters/FilterChips.tsx';
import { FiltersButton } from '#src/admin/filters/FiltersButton.tsx';
import { SearchBox } from '#src/admin/filters/SearchBox.tsx';
import { searchIn } from '#src/admin/filters/searchIn.ts';
import { useShownFilters } from '#src/admin/filters/useShownFilters.ts';
import { readOnly } from '#src/admin/shell/readOnly.ts';
import { useNarrow } from '#src/admin/shell/useNarrow.ts';
import { SaveViewButton } from '#src/admin/views/SaveViewButton.tsx';
import { ViewTabs } from '#src/admin/views/ViewTabs.tsx';
import { useConnection } from '#src/shared/connection/useConnection.ts';
import { PageTitle } from '#src/shared/ui/PageTitle.tsx';
import type { ListHeadProps } from './listHeadProps.ts';
import { NewsButton } from './NewsButton.tsx';
import { PhoneHead } from './PhoneHead.tsx';
import { SelectionBar } from './SelectionBar.tsx';

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  height: 44,
  px: 'var(--inset)',
  minWidth: 0,
  // Room for the taller buttons of a touch screen.
  '@media (pointer: coarse)': { height: 56 },
} as const;

const filterRow = {
  ...row,
  height: 40,
  pb: 0.75,
} as const;

/** The head of a list: one row with views, one with search and filters. */
export function ListHead(props: ListHeadProps) {
  const narrow = useNarrow();
  const { selectedIds = [] } = useListContext();
  const { lost } = useConnection();
  const { title, views = [], countText = String, hint, actions } = props;
  const heading = (
    <PageTitle
      {...(narrow ? {} : { sx: views.length > 0 ? readOnly : { fontSize: '1.25rem', mr: 1.5 } })}
    >
      {title}
    </PageTitle>
  );
  if (narrow) return <PhoneHead {...props} heading={heading} />;
  return (
    <Box component="section" aria-label={copy.list.filters}>
      <Box sx={row}>
        {heading}
        {views.length > 0 && <ViewTabs title={title} views={views} countText={countText} />}
        {views.length > 0 && <SaveViewButton />}
        <Hint>{lost ? undefined : hint}</Hint>
        <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 1, flex: 'none' }}>
          {actions}
        </Box>
      </Box>
      {selectedIds.length > 0 ? <SelectionBar {...props} /> : <Filters {...props} />}
    </Box>
  );
}

function Filters({ filters, views = [], exported, news }: ListHeadProps) {
  const shown = useShownFilters(filters, views);
  const search = searchIn(filters);
  return (
    <Box sx={filterRow}>
      {search && <SearchBox {...search} />}
      <FilterChips filters={shown} />
      {shown.length > 0 && <FiltersButton filters={shown} />}
      <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 0.5, flex: 'none' }}>
        {news && <NewsButton news={news} />}
        {exported && !exported.isSentences && <ColumnsButton exported={exported} />}
        {exported && <ExportButton exported={exported} />}
      </Box>
    </Box>
  );
}

const Hint = ({ children }: { children: ReactNode }) => (
  <Typography role="status" variant="caption" color="text.secondary" noWrap sx={{ ml: 1 }}>
    {children}
  </Typography>
);
