import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { copy } from '#src/admin/copy.ts';
import { useFilters } from '#src/admin/filters/useFilters.ts';

export interface EmptyRowsProps {
  /** Shown when there are no records. */
  none: string;
  /** The next step. */
  next?: ReactNode;
  /** Where the next step is done, on an installation without records. */
  link?: { to: string; label: string } | undefined;
  /** Shown when no record matches the filters. */
  noMatch: string;
  /** The fields of the filter that views are made of; alone they do not count as a filter. */
  ofViews?: readonly string[];
  /** Shown for a view without rows, while other views have some. */
  noneInView?: string | undefined;
}

export function EmptyRows(props: EmptyRowsProps) {
  const { none, next, link, noMatch, ofViews = [], noneInView } = props;
  const { values, change } = useFilters();
  const set = Object.keys(values).filter((source) => !ofViews.includes(source));
  const inView = Object.keys(values).length > set.length;
  const filtered = set.length > 0;
  const text = filtered ? noMatch : inView && noneInView ? noneInView : none;
  return (
    <Stack spacing={2} sx={{ p: 6, alignItems: 'center', textAlign: 'center' }}>
      <Typography sx={{ fontWeight: 600 }}>{text}</Typography>
      {!filtered && next && <Typography color="text.secondary">{next}</Typography>}
      {!filtered && link && (
        <Button component={Link} to={link.to} variant="outlined">
          {link.label}
        </Button>
      )}
      {filtered && (
        <Stack direction="row" spacing={1}>
          <Button variant="outlined" onClick={() => change(unset(set))}>
            {copy.list.clear}
          </Button>
          {inView && (
            <Button variant="outlined" onClick={() => change(unset(ofViews))}>
              {copy.list.searchAll}
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  );
}

const unset = (sources: readonly string[]) =>
  Object.fromEntries(sources.map((source) => [source, undefined]));
