import StarBorder from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { copy } from '#src/admin/copy.ts';
import { useSavedViews } from './savedViews.ts';
import { useFilters } from './useFilters.ts';
import { searchOf, type View, viewOf } from './views.ts';

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
        <Tab
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
        </Tab>
      ))}
      {saved.length > 0 && <Box aria-hidden="true" sx={rule} />}
      {saved.map((view) => (
        <Tab key={view.name} search={view.search} isCurrent={view.search === search}>
          <StarBorder sx={{ fontSize: 16, color: 'var(--faint)' }} />
          {view.name}
        </Tab>
      ))}
    </Box>
  );
}

interface TabProps {
  search: string;
  isCurrent: boolean;
  children: ReactNode;
}

const Tab = ({ search, isCurrent, children }: TabProps) => (
  <Box component={Link} to={{ search }} aria-current={isCurrent ? 'page' : undefined} sx={tab}>
    {children}
  </Box>
);

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

const tab = {
  height: 28,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  px: 1,
  flex: 'none',
  borderRadius: '6px',
  color: 'text.secondary',
  fontSize: '0.8125rem',
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outlineOffset: -2 },
  '@media (max-width: 759.95px)': { height: 36 },
  '& .count': {
    minWidth: 20,
    px: 0.625,
    borderRadius: 2,
    fontSize: '0.75rem',
    lineHeight: '16px',
    textAlign: 'center',
    bgcolor: 'var(--sunken)',
  },
  '& .hot': { bgcolor: 'var(--error-soft)', color: 'error.main' },
  '&[aria-current]': { bgcolor: 'var(--primary-soft)', color: 'primary.main' },
  '&[aria-current] .count:not(.hot)': { bgcolor: 'background.paper' },
} as const;
