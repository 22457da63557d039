import Box from '@mui/material/Box';
import type { EvidenceRecord } from '../provider/records.ts';
import { DateField } from '../shell/DateField.tsx';

/** What happened to the deposit, first thing first. */
export function Timeline({ events }: { events: EvidenceRecord['timeline'] }) {
  return (
    <Box component="ol" sx={{ m: 0, pl: 2.5, '& li + li': { mt: 1 } }}>
      {events.map(({ at, event }) => (
        <li key={`${at} ${event}`}>
          {event}
          <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            <DateField iso={at} />
          </Box>
        </li>
      ))}
    </Box>
  );
}
