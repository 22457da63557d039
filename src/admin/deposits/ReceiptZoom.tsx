import RotateRight from '@mui/icons-material/RotateRight';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { copy } from './copy.ts';

const step = 1.25;
const largest = 6;
const smallest = 0.4;

interface ReceiptZoomProps {
  children: ReactNode;
}

/** Shows a receipt with zoom and rotation, by buttons or the keys + - and r. */
export function ReceiptZoom({ children }: ReceiptZoomProps) {
  const [zoom, setZoom] = useState(1);
  const [turns, setTurns] = useState(0);
  const [frame, frameSize] = useSize();
  const [sheet, sheetSize] = useSize();
  const turned = turns % 2 === 1;
  const width = (turned ? sheetSize.height : sheetSize.width) * zoom;
  const height = (turned ? sheetSize.width : sheetSize.height) * zoom;
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={0.5}>
        <Tool
          label={copy.proof.larger}
          shortcut="+"
          onPress={() => setZoom(Math.min(zoom * step, largest))}
        >
          <ZoomIn />
        </Tool>
        <Tool
          label={copy.proof.smaller}
          shortcut="-"
          onPress={() => setZoom(Math.max(zoom / step, smallest))}
        >
          <ZoomOut />
        </Tool>
        <Tool label={copy.proof.rotate} shortcut="r" onPress={() => setTurns(turns + 1)}>
          <RotateRight />
        </Tool>
      </Stack>
      <Box
        ref={frame}
        // A scroll container needs the focus to scroll by keyboard.
        tabIndex={0}
        role="group"
        aria-label={copy.proof.stage}
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
              maxWidth: frameSize.width || '100%',
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
  shortcut: string;
  onPress: () => void;
  children: ReactElement;
}

function Tool({ label, shortcut, onPress, children }: ToolProps) {
  return (
    <IconButton aria-label={label} title={label} aria-keyshortcuts={shortcut} onClick={onPress}>
      {children}
    </IconButton>
  );
}

interface Size {
  width: number;
  height: number;
}

/** The layout size of an element in pixels, before transforms. */
function useSize(): [setElement: (element: HTMLElement | null) => void, size: Size] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(() => {
      setSize({ width: element.offsetWidth, height: element.offsetHeight });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, size];
}
