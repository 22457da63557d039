import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { copy } from './copy.ts';

interface SeenChecksProps {
  /** The texts of the open checks. */
  open: readonly string[];
  seen: readonly string[];
  onSeen: (seen: readonly string[]) => void;
}

/** The id of a tick, by the place of its check. */
export const seenId = (at: number): string => `approval-seen-${at}`;

export const firstUnseen = (seen: readonly string[], open: readonly string[]): number =>
  open.findIndex((text) => !seen.includes(text));

export const hasSeen = (seen: readonly string[], open: readonly string[]): boolean =>
  firstUnseen(seen, open) < 0;

/** A tick for each open check, so that none is approved unread. */
export const SeenChecks = ({ open, seen, onSeen }: SeenChecksProps) => (
  <Box sx={{ display: 'grid', justifyItems: 'start', my: -0.5 }}>
    {open.map((text, at) => (
      <FormControlLabel
        key={text}
        control={
          <Checkbox
            id={seenId(at)}
            size="small"
            autoFocus={at === 0}
            checked={seen.includes(text)}
            onChange={({ target }) =>
              onSeen(target.checked ? [...seen, text] : seen.filter((one) => one !== text))
            }
            sx={{ py: 0.375 }}
          />
        }
        label={copy.approve.seen(text)}
        slotProps={{ typography: { fontSize: '0.8125rem', fontWeight: 600 } }}
      />
    ))}
  </Box>
);
