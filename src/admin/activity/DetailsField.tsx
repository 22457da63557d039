import Box from '@mui/material/Box';
import type { ActivityRecord } from '../provider/records.ts';

// A comma without a space is where the columns of an export end: lines may break there.
const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([name, inner]) => `${name} ${textOf(inner)}`)
        .join(', ')
    : String(value).replace(/,(?=\S)/g, ', ');

const isGiven = (value: unknown): boolean => value !== null && textOf(value) !== '';

/** What a line of the log adds: each detail by its name, empty ones left out. */
export function DetailsField({ details }: Pick<ActivityRecord, 'details'>) {
  const given = Object.entries(details).filter(([, value]) => isGiven(value));
  return (
    <>
      {given.map(([name, value]) => (
        <Box key={name} sx={{ overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {name}:
          </Box>{' '}
          {textOf(value)}
        </Box>
      ))}
    </>
  );
}
