import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { reference } from '#contract/reference.ts';
import { copy } from '#src/admin/copy.ts';
import { chipStyle } from './chipStyle.ts';
import type { Filter, PersonFilter, RecordFilter } from './filter.ts';
import { useFilters } from './useFilters.ts';
import { usePerson } from './usePerson.ts';
import { wordsOf } from './wordsOf.ts';

/** A filter that is on: a chip with its value in words, and a button that removes it. */
export function SetFilter({ filter }: { filter: Filter }) {
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
        ...chipStyle,
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
