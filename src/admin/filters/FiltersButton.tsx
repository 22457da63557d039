import Add from '@mui/icons-material/Add';
import FilterList from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { copy } from '#src/admin/copy.ts';
import { KeyHint } from '#src/admin/shell/KeyHint.tsx';
import { PopoverButton } from '#src/admin/shell/PopoverButton.tsx';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { FilterChips } from './FilterChips.tsx';
import { FilterField } from './FilterField.tsx';
import { type Filter, isSet } from './filterFields.ts';
import { useFilters } from './useFilters.ts';

/** All filters of a list in one place; `f` opens it. */
export function FiltersButton({ filters }: { filters: readonly Filter[] }) {
  return (
    <PopoverButton
      name={copy.list.filters}
      button={{
        color: 'inherit',
        'aria-keyshortcuts': 'f',
        startIcon: <Add sx={{ fontSize: '14px !important' }} />,
        children: (
          <>
            {copy.list.filters} <KeyHint>F</KeyHint>
          </>
        ),
        sx: {
          minHeight: 28,
          height: 28,
          px: 1.125,
          borderRadius: '14px',
          fontSize: '0.8125rem',
          fontWeight: 500,
          color: 'text.secondary',
          border: '1px dashed var(--control-line)',
          flex: 'none',
          gap: 0.75,
          '& .MuiButton-startIcon': { mx: 0 },
        },
      }}
    >
      <Box sx={{ p: 2, width: 360 }}>
        <Fields filters={filters} />
      </Box>
    </PopoverButton>
  );
}

interface FiltersSheetProps {
  filters: readonly Filter[];
  /** Order and saved views, which a wide window has beside the list. */
  children: ReactNode;
}

/** On a phone: one button for the filters and the order. */
export function FiltersSheet({ filters, children }: FiltersSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const { values } = useFilters();
  const count = filters.filter((filter) => isSet(filter, values)).length;
  return (
    <>
      <IconButton
        aria-label={copy.list.filters}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        sx={{ color: count > 0 ? 'primary.main' : 'text.secondary' }}
      >
        <FilterList />
      </IconButton>
      <Drawer
        open={isOpen}
        anchor="bottom"
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': copy.list.filters } }}
      >
        <Stack spacing={2} sx={{ p: 2, pb: 3 }}>
          <Typography variant="h2">{copy.list.filters}</Typography>
          <Fields filters={filters} />
          {children}
          <Button variant="contained" onClick={() => setOpen(false)}>
            {sharedCopy.close}
          </Button>
        </Stack>
      </Drawer>
    </>
  );
}

function Fields({ filters }: { filters: readonly Filter[] }) {
  const { values, change } = useFilters();
  const sources = filters.flatMap((filter) => filter.sources);
  const isAnySet = filters.some((filter) => isSet(filter, values));
  return (
    <Stack spacing={2}>
      <FilterChips filters={filters.filter(({ isFixed }) => isFixed)} />
      {filters
        .filter(({ isFixed }) => !isFixed)
        .map((filter) => (
          <FilterField key={filter.label} filter={filter} />
        ))}
      <Button
        disabled={!isAnySet}
        onClick={() => change(Object.fromEntries(sources.map((source) => [source, undefined])))}
      >
        {copy.list.clear}
      </Button>
    </Stack>
  );
}
