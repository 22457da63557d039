import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { listPath } from '#contract/backOffice.ts';
import { searchOf } from '#src/admin/filters/views.ts';
import type { UserPageRecord } from '#src/admin/provider/records.ts';
import { AnnouncedRows } from './AnnouncedRows.tsx';
import { copy } from './copy.ts';
import { DepositRows, WithdrawalRows } from './DepositRows.tsx';
import { EntryRows } from './EntryRows.tsx';
import { MovementTabs, type MovementView } from './MovementTabs.tsx';

const words = copy.movements;

const rows = {
  entries: EntryRows,
  deposits: DepositRows,
  withdrawals: WithdrawalRows,
  announced: AnnouncedRows,
} as const satisfies Record<MovementView, unknown>;

/** The entries of the ledger, and the deposits and withdrawals that they come from. */
export function Movements({ user }: { user: UserPageRecord }) {
  const counts = countsOf(user);
  // Of a newcomer the first view that has something.
  const [chosen, setChosen] = useState(() => all.find((view) => counts[view] > 0));
  const views = all.filter((view) => view !== 'announced' || counts[view]);
  const view = chosen && views.includes(chosen) ? chosen : 'entries';
  const Rows = rows[view];
  return (
    <>
      <Box sx={head}>
        <MovementTabs {...{ views, view, counts }} onChoose={setChosen} />
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

const all = Object.keys(rows) as MovementView[];

const countsOf = (user: UserPageRecord): Record<MovementView, number> => ({
  entries: user.entries.count,
  deposits: user.deposits,
  withdrawals: user.withdrawals,
  announced: user.announced,
});

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
