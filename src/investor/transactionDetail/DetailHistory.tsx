import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Timeline, type TimelineStep } from '#src/shared/ui/Timeline.tsx';
import { copy } from './copy.ts';

/** The steps of a row: past, current and ahead. */
export function DetailHistory({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <Box>
      <Typography variant="h3" sx={{ mb: 1.5 }}>
        {copy.history}
      </Typography>
      <Timeline label={copy.history} steps={steps} />
    </Box>
  );
}
