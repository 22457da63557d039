import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { copy } from './copy.ts';
import type { Queue, QueuePosition } from './queue.ts';
import { useQueue } from './useQueue.ts';

/** Buttons for the neighbours of an item in its queue. */
export function QueueSteps({ queue, from }: { queue: Queue; from: QueuePosition }) {
  const { next, previous } = useQueue(queue, from);
  return (
    <Stack direction="row" spacing={1}>
      <Button
        startIcon={<NavigateBefore />}
        aria-keyshortcuts="p k"
        onClick={() => void previous()}
      >
        {copy.previous}
      </Button>
      <Button endIcon={<NavigateNext />} aria-keyshortcuts="n j" onClick={() => void next()}>
        {copy.next}
      </Button>
    </Stack>
  );
}
