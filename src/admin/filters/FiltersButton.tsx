import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import { copy } from '#src/admin/copy.ts';
import { KeyHint } from '#src/admin/shell/KeyHint.tsx';
import { PopoverButton } from '#src/admin/shell/PopoverButton.tsx';
import { AllFilters } from './AllFilters.tsx';
import type { Filter } from './filter.ts';

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
        <AllFilters filters={filters} />
      </Box>
    </PopoverButton>
  );
}
