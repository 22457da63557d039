import Button from '@mui/material/Button';
import { useFilters } from '#src/admin/filters/useFilters.ts';
import { useConnection } from '#src/admin/overview/useConnection.ts';
import type { Queue } from '#src/admin/review/queue.ts';
import { KeyHint } from '#src/admin/shell/KeyHint.tsx';
import { copy } from './copy.ts';
import { useQueue } from './useQueue.ts';

interface StartReviewButtonProps {
  queue: Queue;
  /** Without any item yet. */
  isOff?: boolean;
  /** Beside the title of a phone. */
  isShort?: boolean;
}

/** Opens the first item of the list, as it is filtered and sorted, that still waits. */
export function StartReviewButton(props: StartReviewButtonProps) {
  const { queue, isOff = false, isShort = false } = props;
  const { next } = useQueue(queue);
  const { lostAt } = useConnection();
  const { values } = useFilters();
  const { status } = values;
  // In a list of decided rows there is nothing to review.
  if (status !== undefined && !queue.waits.some((waiting) => waiting === status)) return null;
  const label = status === 'approved' ? copy.startPaying : copy.start;
  return (
    <Button
      variant="contained"
      aria-keyshortcuts="n"
      disabled={isOff || lostAt !== undefined}
      onClick={() => void next()}
      {...(isShort && { 'aria-label': label })}
      sx={isShort ? short : long}
    >
      {isShort ? copy.startShort : label} <KeyHint>N</KeyHint>
    </Button>
  );
}

const long = { minHeight: 32, height: 32, gap: 1, fontSize: '0.8125rem' } as const;
const short = { ...long, px: 1.5, mr: 0.5, '@media (pointer: coarse)': { height: 44 } } as const;
