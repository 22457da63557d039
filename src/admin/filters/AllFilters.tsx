import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { copy } from '#src/admin/copy.ts';
import { FilterChips } from './FilterChips.tsx';
import { FilterField } from './FilterField.tsx';
import { type Filter, isSet } from './filter.ts';
import { useFilters } from './useFilters.ts';

/** A field per filter, and a button that clears them. */
export function AllFilters({ filters }: { filters: readonly Filter[] }) {
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
