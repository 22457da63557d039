import Box from '@mui/material/Box';
import type { ActivityRecord } from '../provider/records.ts';

const textOf = (value: unknown) =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** What a line of the log adds: each detail by its name, empty ones left out. */
export function DetailsField({ details }: Pick<ActivityRecord, 'details'>) {
  const given = Object.entries(details).filter(([, value]) => value !== null && value !== '');
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
