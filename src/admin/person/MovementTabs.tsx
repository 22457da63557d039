import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { copy } from './copy.ts';

const words = copy.movements;

/** A kind of rows: ledger lines, deposits, withdrawals or payments that were announced. */
export type MovementView = 'entries' | 'deposits' | 'withdrawals' | 'announced';

interface MovementTabsProps {
  views: readonly MovementView[];
  view: MovementView;
  counts: Readonly<Record<MovementView, number>>;
  onChoose: (view: MovementView) => void;
}

/** The kinds of rows with their counts, to choose one. */
export const MovementTabs = ({ views, view, counts, onChoose }: MovementTabsProps) => (
  <Tabs
    value={view}
    onChange={(_, next: MovementView) => onChoose(next)}
    aria-label={words.title}
    variant="scrollable"
    scrollButtons={false}
    sx={tabs}
  >
    {views.map((key) => (
      <Tab
        key={key}
        value={key}
        id={`movements-${key}`}
        aria-controls="movements"
        label={
          <>
            {words[key].title}
            <span className="count">{counts[key].toLocaleString('en')}</span>
          </>
        }
      />
    ))}
  </Tabs>
);

const tabs = {
  minHeight: 32,
  mt: 0.5,
  '& .MuiTabs-indicator': { display: 'none' },
  '& .MuiTab-root': {
    minHeight: 32,
    minWidth: 0,
    px: 1.25,
    py: 0.5,
    flexDirection: 'row',
    gap: 0.75,
    borderRadius: 1,
    fontSize: '0.8125rem',
    fontWeight: 500,
    textTransform: 'none',
    color: 'text.secondary',
    '@media (pointer: coarse)': { minHeight: 44 },
  },
  '& .Mui-selected': { bgcolor: 'var(--primary-soft)', fontWeight: 600 },
  '& .count': { fontSize: '0.75rem', color: 'var(--faint)' },
  '& .Mui-selected .count': { color: 'inherit' },
  '& .Mui-focusVisible': { outline: '2px solid', outlineOffset: -2 },
} as const;
