import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { copy } from '#src/investor/transactions/copy.ts';
import { Timeline, type TimelineStep } from '#src/shared/ui/Timeline.tsx';

/** The steps of a row: past, current and ahead. */
export function DetailHistory({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <Box>
      <Typography variant="h3" sx={{ mb: 1.5 }}>
        {copy.detail.history}
      </Typography>
      <Timeline label={copy.detail.history} steps={steps} />
    </Box>
  );
}
