import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Suspense } from 'react';
import { copy } from '#src/admin/copy.ts';
import { lazyPart } from '#src/shared/ui/lazyPart.tsx';
import type { Choice, ChoiceFilter, Filter, PersonFilter, RangeFilter } from './filter.ts';
import { RangeField } from './RangeField.tsx';
import { useFilters } from './useFilters.ts';

// Fetched on demand: few visits filter by person.
const PersonField = lazyPart(async () => (await import('./PersonField.tsx')).PersonField);

/** The fields of one filter. A change applies at once. */
export function FilterField({ filter }: { filter: Filter }) {
  if (filter.kind === 'choice') return <ChoiceField filter={filter} />;
  if (filter.kind === 'person') return <PersonFilterField filter={filter} />;
  // The search has its box, and links set a record.
  if (filter.kind === 'search' || filter.kind === 'record') return null;
  return <RangeFields filter={filter} />;
}

const all = '';

function ChoiceField({ filter }: { filter: ChoiceFilter }) {
  const { values, change } = useFilters();
  const [source = ''] = filter.sources;
  const chosen = filter.choices.find(({ id }) => String(id) === String(values[source]));
  const pick = (id: string) => {
    const choice: Choice | undefined = filter.choices.find((other) => String(other.id) === id);
    change({ [source]: choice?.id });
  };
  return (
    <TextField
      select
      size="small"
      fullWidth
      label={filter.label}
      value={chosen ? String(chosen.id) : all}
      onChange={(event) => pick(event.target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value={all}>{copy.list.all}</MenuItem>
      {filter.choices.map(({ id, name }) => (
        <MenuItem key={String(id)} value={String(id)}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

function RangeFields({ filter }: { filter: RangeFilter }) {
  const isDays = filter.kind === 'days';
  const labels = isDays
    ? [copy.list.from, copy.list.to]
    : [copy.list.amountFrom, copy.list.amountTo];
  return (
    <Stack direction="row" spacing={1}>
      {filter.sources.map((source, index) => (
        <RangeField key={source} source={source} label={labels[index] ?? ''} isDays={isDays} />
      ))}
    </Stack>
  );
}

function PersonFilterField({ filter }: { filter: PersonFilter }) {
  const { values, change } = useFilters();
  const [source = ''] = filter.sources;
  const id = values[source];
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
      <PersonField
        label={filter.label}
        staff={filter.staff}
        id={typeof id === 'string' ? id : undefined}
        onChange={(chosen) => change({ [source]: chosen })}
      />
    </Suspense>
  );
}
