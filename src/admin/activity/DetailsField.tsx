import Box from '@mui/material/Box';
import type { ActivityRecord } from '#src/admin/provider/records.ts';

// The columns of an export have commas without spaces; a space lets lines break there.
const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([name, inner]) => `${name} ${textOf(inner)}`)
        .join(', ')
    : String(value).replace(/,(?=\S)/g, ', ');

const hasText = (value: unknown): boolean => value !== null && textOf(value) !== '';

export function DetailsField({ details }: Pick<ActivityRecord, 'details'>) {
  const shown = Object.entries(details).filter(([, value]) => hasText(value));
  return (
    <>
      {shown.map(([name, value]) => (
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
