import StarBorder from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import { copy } from '#src/admin/copy.ts';
import { useFilters } from '#src/admin/filters/useFilters.ts';
import { searchOf, type View, viewOf } from '#src/admin/filters/views.ts';
import { useSavedViews } from './useSavedViews.ts';
import { ViewTab } from './ViewTab.tsx';

interface ViewTabsProps {
  title: string;
  views: readonly View[];
  /** Writes a count that may not be counted to its end. */
  countText: (count: number) => string;
}

/** The views of a list, then the saved ones; each is an address. */
export function ViewTabs({ title, views, countText }: ViewTabsProps) {
  const { values } = useFilters();
  const { saved, search } = useSavedViews();
  const current = viewOf(views, values);
  const isSaved = saved.some((view) => view.search === search);
  return (
    <Box component="nav" aria-label={copy.list.views(title)} sx={row}>
      {views.map((view) => (
        <ViewTab
          key={view.key}
          search={searchOf(view.filter, view.sort)}
          isCurrent={view === current && !isSaved}
        >
          {view.label}
          {view.count ? (
            <Box component="span" className={view.isHot ? 'hot count' : 'count'}>
              {countText(view.count)}
            </Box>
          ) : null}
        </ViewTab>
      ))}
      {saved.length > 0 && <Box aria-hidden="true" sx={rule} />}
      {saved.map((view) => (
        <ViewTab key={view.name} search={view.search} isCurrent={view.search === search}>
          <StarBorder sx={{ fontSize: 16, color: 'var(--faint)' }} />
          {view.name}
        </ViewTab>
      ))}
    </Box>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  mx: -1,
  py: 0.5,
} as const;

const rule = { width: '1px', height: 20, bgcolor: 'divider', mx: 1, flex: 'none' } as const;
