import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { PopoverButton } from '#src/admin/shell/PopoverButton.tsx';
import { chipStyle } from './chipStyle.ts';
import { FilterField } from './FilterField.tsx';
import { type Filter, isSet } from './filter.ts';
import { SetFilter } from './SetFilter.tsx';
import { useFilters } from './useFilters.ts';

/** One chip per filter that is on, with its value in words; as the width allows one for the others. */
export function FilterChips({ filters }: { filters: readonly Filter[] }) {
  const { values } = useFilters();
  const isWide = useMediaQuery('(min-width: 1600px)', { noSsr: true });
  const isMiddle = useMediaQuery('(min-width: 1200px)', { noSsr: true });
  const on = filters.filter((filter) => isSet(filter, values));
  const off = filters.filter((filter) => !filter.isFixed && !isSet(filter, values));
  const room = isWide ? 6 : isMiddle ? 3 : 0;
  return (
    <>
      {on.map((filter) => (
        <SetFilter key={filter.label} filter={filter} />
      ))}
      {off.slice(0, Math.max(0, room - on.length)).map((filter) => (
        <PopoverButton key={filter.label} name={filter.label} button={offButton(filter.label)}>
          <Box sx={{ p: 2, width: filter.kind === 'choice' ? 220 : 340 }}>
            <FilterField filter={filter} />
          </Box>
        </PopoverButton>
      ))}
    </>
  );
}

const offButton = (label: string) => ({
  color: 'inherit' as const,
  startIcon: <Add sx={{ fontSize: '14px !important' }} />,
  children: label,
  sx: {
    ...chipStyle,
    // The sign has an empty margin.
    pl: 0.75,
    minWidth: 0,
    color: 'text.secondary',
    border: '1px dashed var(--control-line)',
    '& .MuiButton-startIcon': { mx: 0 },
  },
});
