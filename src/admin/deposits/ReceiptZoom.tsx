import RotateRight from '@mui/icons-material/RotateRight';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { type ReactElement, type ReactNode, useState } from 'react';
import { copy } from './copy.ts';
import { useSize } from './useSize.ts';

const words = copy.proof;
const step = 1.25;
const largest = 6;
const smallest = 0.4;

interface ProofStageProps {
  children: ReactNode;
  /** The keys + - and r belong to this stage: to one on the screen at most. */
  keys: boolean;
}

/** Shows a proof that can be made larger and turned; what has no room scrolls (issue 4). */
export function ReceiptZoom({ children, keys }: ProofStageProps) {
  const [zoom, setZoom] = useState(1);
  const [turns, setTurns] = useState(0);
  const [stage, room] = useSize();
  const [sheet, size] = useSize();
  const turned = turns % 2 === 1;
  const width = (turned ? size.height : size.width) * zoom;
  const height = (turned ? size.width : size.height) * zoom;
  const key = (name: string) => (keys ? name : undefined);
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={0.5}>
        <Tool
          label={words.larger}
          shortcut={key('+')}
          go={() => setZoom(Math.min(zoom * step, largest))}
        >
          <ZoomIn />
        </Tool>
        <Tool
          label={words.smaller}
          shortcut={key('-')}
          go={() => setZoom(Math.max(zoom / step, smallest))}
        >
          <ZoomOut />
        </Tool>
        <Tool label={words.rotate} shortcut={key('r')} go={() => setTurns(turns + 1)}>
          <RotateRight />
        </Tool>
      </Stack>
      <Box
        ref={stage}
        // What scrolls can be scrolled by keyboard.
        tabIndex={0}
        role="group"
        aria-label={words.stage}
        sx={{ overflow: 'auto', maxHeight: '75vh', bgcolor: 'var(--sunken)', borderRadius: 1 }}
      >
        <Box sx={{ position: 'relative', width, height, mx: 'auto' }}>
          <Box
            ref={sheet}
            sx={{
              position: 'absolute',
              top: '50%',
              left: '50%',
              width: 'max-content',
              maxWidth: room.width || '100%',
              '& img': { display: 'block' },
              transform: `translate(-50%, -50%) rotate(${turns * 90}deg) scale(${zoom})`,
            }}
          >
            {children}
          </Box>
        </Box>
      </Box>
    </Stack>
  );
}

interface ToolProps {
  label: string;
  shortcut: string | undefined;
  go: () => void;
  children: ReactElement;
}

function Tool({ label, shortcut, go, children }: ToolProps) {
  return (
    <IconButton aria-label={label} title={label} aria-keyshortcuts={shortcut} onClick={go}>
      {children}
    </IconButton>
  );
}
