import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { Timeline, type TimelineStep } from '#src/shared/ui/Timeline.tsx';
import { copy } from './copy.ts';

interface RecordCardProps {
  head: ReactNode;
  /** The meaning of the status for the reader. */
  state: string;
  /** The next event, and the reason of another amount or of an end. */
  lines: ReactNode;
  facts: ReactNode;
  steps: readonly TimelineStep[];
  /** Buttons for the reader. */
  actions?: ReactNode;
}

/** A record in the order in which people ask: how much and where it is, what is next, its history, the facts. */
export function RecordCard({ head, state, lines, facts, steps, actions }: RecordCardProps) {
  return (
    <Panel>
      <Stack spacing={2.5}>
        {head}
        <Box>
          <Typography variant="h2">{state}</Typography>
          <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{lines}</Box>
        </Box>
        <Box sx={line}>
          <Typography variant="h2" sx={{ mb: 2 }}>
            {copy.history}
          </Typography>
          <Timeline label={copy.history} steps={steps} />
        </Box>
        <Box sx={line}>{facts}</Box>
        {actions && <Box sx={buttons}>{actions}</Box>}
      </Stack>
    </Panel>
  );
}

const line = { borderTop: 1, borderColor: 'divider', pt: 2.5 } as const;

// The width of a phone belongs to its buttons.
const buttons = {
  ...line,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  '& > .MuiButton-root': { flexGrow: { xs: 1, tablet: 0 } },
} as const;
