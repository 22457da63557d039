import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { copy } from '#src/admin/copy.ts';
import { ExportButton } from '#src/admin/export/ExportButton.tsx';
import { FiltersSheet } from '#src/admin/filters/FiltersSheet.tsx';
import { SearchBox } from '#src/admin/filters/SearchBox.tsx';
import { searchIn } from '#src/admin/filters/searchIn.ts';
import { useFilters } from '#src/admin/filters/useFilters.ts';
import { SavedViews } from '#src/admin/views/SavedViews.tsx';
import { ViewTabs } from '#src/admin/views/ViewTabs.tsx';
import type { ListHeadProps } from './listHeadProps.ts';
import { NewsButton } from './NewsButton.tsx';
import { SortSelect } from './SortSelect.tsx';

interface PhoneHeadProps extends ListHeadProps {
  heading: ReactNode;
}

/** On a phone: the title with search and filters behind a button each, then the views. */
export function PhoneHead(props: PhoneHeadProps) {
  const { heading, title, views = [], countText = String, filters, sorts, exported, news } = props;
  const { values } = useFilters();
  const search = searchIn(filters);
  const [isSearching, setSearching] = useState(
    search !== undefined && values[search.source] !== undefined,
  );
  return (
    <Box component="section" aria-label={copy.list.filters}>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', height: 48, pl: 'var(--inset)', pr: 0.5, gap: 0.5 }}
      >
        {heading}
        <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', flex: 'none' }}>
          {props.beside}
          {news && <NewsButton news={news} isShort />}
          {search && (
            <IconButton
              aria-label={copy.list.search}
              aria-expanded={isSearching}
              onClick={() => setSearching(!isSearching)}
            >
              <SearchOutlined />
            </IconButton>
          )}
          <FiltersSheet filters={filters.filter(({ kind }) => kind !== 'search')} views={views}>
            {sorts.length > 1 && <SortSelect sorts={sorts} />}
            {views.length > 0 && <SavedViews />}
            {exported && <ExportButton exported={exported} isLabelled />}
          </FiltersSheet>
        </Box>
      </Stack>
      {props.actions && <Box sx={tools}>{props.actions}</Box>}
      {isSearching && search && (
        <Box sx={{ px: 'var(--inset)', pb: 1 }}>
          <SearchBox {...search} />
        </Box>
      )}
      {views.length > 0 && (
        <Box sx={{ px: 'var(--inset)', pb: 0.5 }}>
          <ViewTabs title={title} views={views} countText={countText} />
        </Box>
      )}
    </Box>
  );
}

// A state fills a row; buttons share one.
const tools = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  px: 'var(--inset)',
  pb: 1,
  '& > [role="status"]': { flexBasis: '100%' },
  '& > button': { flex: '1 1 0' },
} as const;
