import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { KeyHint } from '#src/admin/shell/KeyHint.tsx';
import { copy } from './copy.ts';
import { widths } from './widths.ts';

/** The neighbours of a record in its queue. */
export interface Steps {
  next: () => Promise<void>;
  previous: () => Promise<void>;
  /** The record that `next` opens, once it is known. */
  nextId?: string | undefined;
  /** Which item of how many this is; unknown far from the head of the queue. */
  place?: { n: number; of: number } | undefined;
}

/** Buttons for the neighbours of a record, and its place in the queue; a decided one names its key elsewhere. */
export function QueueSteps({ steps, hasKeys }: { steps: Steps; hasKeys: boolean }) {
  const { next, previous, place } = steps;
  return (
    <Box sx={group}>
      <ButtonBase
        aria-label={copy.previous}
        title={copy.previous}
        aria-keyshortcuts="p k"
        onClick={() => void previous()}
      >
        <NavigateBefore fontSize="small" /> {hasKeys && <KeyHint>P</KeyHint>}
      </ButtonBase>
      {place && (
        <Box component="span" sx={count}>
          {copy.position(place.n, place.of.toLocaleString('en'))}
        </Box>
      )}
      <ButtonBase
        aria-label={copy.next}
        title={copy.next}
        aria-keyshortcuts="n j"
        onClick={() => void next()}
      >
        {hasKeys && <KeyHint>N</KeyHint>} <NavigateNext fontSize="small" />
      </ButtonBase>
    </Box>
  );
}

const group = {
  display: 'inline-flex',
  alignItems: 'stretch',
  height: 32,
  ml: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: '6px',
  color: 'text.secondary',
  '& button': { px: 0.75, gap: 0.75, minWidth: 32, borderRadius: '6px' },
  [widths.narrow]: { '& button': { minWidth: 32, px: 0 } },
  [widths.phone]: {
    height: 44,
    ml: 0,
    border: 0,
    '& button': { minWidth: 44 },
  },
} as const;

const count = {
  display: 'grid',
  placeItems: 'center',
  minWidth: 64,
  [widths.close]: { minWidth: 0 },
  px: 1,
  borderInline: 1,
  borderColor: 'divider',
  fontSize: '0.75rem',
  whiteSpace: 'nowrap',
  [widths.narrow]: { display: 'none' },
  [widths.phone]: { display: 'none' },
} as const;
