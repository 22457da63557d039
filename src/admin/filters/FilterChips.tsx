import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import useMediaQuery from '@mui/material/useMediaQuery';
import { reference } from '#contract/reference.ts';
import { copy } from '#src/admin/copy.ts';
import { PopoverButton } from '#src/admin/shell/PopoverButton.tsx';
import { FilterField } from './FilterField.tsx';
import {
  type Filter,
  isSet,
  type PersonFilter,
  type RecordFilter,
  wordsOf,
} from './filterFields.ts';
import { useFilters } from './useFilters.ts';
import { usePerson } from './usePerson.ts';

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
        <OnChip key={filter.label} filter={filter} />
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

const chip = {
  minHeight: 28,
  height: 28,
  px: 1.125,
  gap: 0.75,
  borderRadius: '14px',
  fontSize: '0.8125rem',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  flex: 'none',
  '@media (pointer: coarse)': { height: 44, borderRadius: '22px' },
} as const;

const offButton = (label: string) => ({
  color: 'inherit' as const,
  startIcon: <Add sx={{ fontSize: '14px !important' }} />,
  children: label,
  sx: {
    ...chip,
    // The sign has an empty margin.
    pl: 0.75,
    minWidth: 0,
    color: 'text.secondary',
    border: '1px dashed var(--control-line)',
    '& .MuiButton-startIcon': { mx: 0 },
  },
});

function OnChip({ filter }: { filter: Filter }) {
  const isOfId = filter.kind === 'person' || filter.kind === 'record';
  return isOfId ? <IdChip filter={filter} /> : <Chip filter={filter} />;
}

/** A person by name; a record, which may be of a person too, else by its reference. */
function IdChip({ filter }: { filter: PersonFilter | RecordFilter }) {
  const { values } = useFilters();
  const value = values[filter.sources[0] ?? ''];
  const id = typeof value === 'string' ? value : undefined;
  const person = usePerson(id);
  const unnamed = filter.kind === 'record' && id ? reference(id) : '…';
  return <Chip filter={filter} words={person?.fullName ?? unnamed} />;
}

function Chip({ filter, words }: { filter: Filter; words?: string }) {
  const { values, change } = useFilters();
  const { label, sources } = filter;
  const remove = () => change(Object.fromEntries(sources.map((source) => [source, undefined])));
  return (
    <Box
      component="span"
      sx={{
        ...chip,
        display: 'inline-flex',
        alignItems: 'center',
        pr: 0.5,
        border: '1px solid var(--primary-line)',
        bgcolor: 'var(--primary-soft)',
        color: 'primary.main',
      }}
    >
      <Box component="span" sx={{ maxWidth: 220, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {copy.list.filterWith(label, words ?? wordsOf(filter, values))}
      </Box>
      <ButtonBase
        aria-label={copy.list.removeFilter(label)}
        title={copy.list.removeFilter(label)}
        onClick={remove}
        sx={{ width: 22, height: 22, borderRadius: '50%', '@media (pointer: coarse)': { p: 2.75 } }}
      >
        <Close sx={{ fontSize: 14 }} />
      </ButtonBase>
    </Box>
  );
}
