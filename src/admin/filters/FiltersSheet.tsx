import FilterList from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { copy } from '#src/admin/copy.ts';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { AllFilters } from './AllFilters.tsx';
import { type Filter, isSet } from './filter.ts';
import { useFilters } from './useFilters.ts';
import { useShownFilters } from './useShownFilters.ts';
import type { View } from './views.ts';

interface FiltersSheetProps {
  filters: readonly Filter[];
  /** The views of the list, whose own filters do not count. */
  views: readonly View[];
  /** Order and saved views, which a wide window has beside the list. */
  children: ReactNode;
}

/** On a phone: one button for the filters and the order. */
export function FiltersSheet({ filters, views, children }: FiltersSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const { values } = useFilters();
  const isFiltered = useShownFilters(filters, views).some((filter) => isSet(filter, values));
  return (
    <>
      <IconButton
        aria-label={copy.list.filters}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        sx={{ color: isFiltered ? 'primary.main' : 'text.secondary' }}
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
          <AllFilters filters={filters} />
          {children}
          <Button variant="contained" onClick={() => setOpen(false)}>
            {sharedCopy.close}
          </Button>
        </Stack>
      </Drawer>
    </>
  );
}
