import Box from '@mui/material/Box';
import { KeyHint } from '#src/admin/shell/KeyHint.tsx';
import { copy } from './copy.ts';
import { KeyButton, keysRow } from './DecisionKeys.tsx';
import type { Steps } from './QueueSteps.tsx';

interface DecidedKeysProps {
  /** "Theo Okafor confirmed this". */
  note?: string | undefined;
  steps: Steps;
}

/** In the place of the decision's buttons once a record no longer waits. */
export const DecidedKeys = ({ note, steps }: DecidedKeysProps) => (
  <Box sx={{ ...keysRow, flexShrink: 1, minWidth: 0 }}>
    {note && (
      <Box component="span" role="status" sx={{ fontWeight: 550 }}>
        {note}
      </Box>
    )}
    <KeyButton variant="contained" onClick={() => void steps.next()}>
      {copy.nextWaiting} <KeyHint>N</KeyHint>
    </KeyButton>
  </Box>
);
