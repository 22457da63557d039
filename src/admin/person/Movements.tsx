import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { listPath } from '#contract/backOffice.ts';
import { searchOf } from '#src/admin/filters/views.ts';
import type { UserPageRecord } from '#src/admin/provider/records.ts';
import { AnnouncedRows } from './AnnouncedRows.tsx';
import { copy } from './copy.ts';
import { DepositRows, WithdrawalRows } from './DepositRows.tsx';
import { EntryRows } from './EntryRows.tsx';

const words = copy.movements;

const rows = {
  entries: EntryRows,
  deposits: DepositRows,
  withdrawals: WithdrawalRows,
  announced: AnnouncedRows,
} as const;

type View = keyof typeof rows;

/** The entries of the ledger, and the deposits and withdrawals that they come from. */
export function Movements({ user }: { user: UserPageRecord }) {
  const [chosen, setChosen] = useState<View>('entries');
  const counts: Record<View, number> = {
    entries: user.entries.count,
    deposits: user.deposits,
    withdrawals: user.withdrawals,
    announced: user.announced,
  };
  const views = (Object.keys(rows) as View[]).filter(
    (view) => view !== 'announced' || counts[view],
  );
  const view = views.includes(chosen) ? chosen : 'entries';
  const Rows = rows[view];
  return (
    <>
      <Box sx={head}>
        <Tabs
          value={view}
          onChange={(_, next: View) => setChosen(next)}
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
        {(view === 'deposits' || view === 'withdrawals') && <ListLink view={view} id={user.id} />}
      </Box>
      <Box
        role="tabpanel"
        id="movements"
        aria-labelledby={`movements-${view}`}
        tabIndex={0}
        sx={panel}
      >
        <Rows />
      </Box>
    </>
  );
}

/** The same rows where they can be filtered, sorted and exported. */
function ListLink({ view, id }: { view: 'deposits' | 'withdrawals'; id: string }) {
  const field = view === 'deposits' ? 'depositDate' : 'createdAt';
  const search = searchOf({ userId: id }, { field, order: 'DESC' });
  return (
    <Button
      component={Link}
      to={{ pathname: listPath(view), search }}
      size="small"
      sx={{ flex: 'none', ml: 'auto' }}
    >
      {words[view].all}
    </Button>
  );
}

const head = {
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  minHeight: 44,
  gap: 1,
  px: 1.5,
} as const;

const tabs = {
  minHeight: 32,
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

const panel = {
  minHeight: 0,
  flexGrow: 1,
  overflowY: { md: 'auto' },
  overscrollBehavior: 'contain',
  // The head stays above the rows of this pane, not below the header of the page.
  '--head': '0px',
  '& nav': { px: 1.5, py: 0.5 },
  '&:focus-visible': { outlineOffset: -2 },
} as const;
