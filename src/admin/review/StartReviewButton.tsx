import PlayArrow from '@mui/icons-material/PlayArrow';
import Button from '@mui/material/Button';
import { copy } from './copy.ts';
import type { Queue } from './queue.ts';
import { useQueue } from './useQueue.ts';

/** Opens the oldest waiting item. */
export function StartReviewButton({ queue }: { queue: Queue }) {
  const { next } = useQueue(queue);
  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={<PlayArrow />}
      aria-keyshortcuts="n j"
      onClick={() => void next()}
    >
      {copy.start}
    </Button>
  );
}
