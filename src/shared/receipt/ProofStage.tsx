import Box from '@mui/material/Box';
import type { KeyboardEvent, ReactNode } from 'react';
import { copy } from './copy.ts';
import type { ViewControls } from './useView.ts';
import { fitScale, type Size } from './view.ts';

interface ProofStageProps {
  sheet: Size | undefined;
  controls: ViewControls;
  /** In the place of a sheet: an error, or that it loads. */
  instead?: ReactNode;
  children: ReactNode;
}

const arrowPx = 60;

const arrows: Record<string, readonly [x: number, y: number]> = {
  ArrowUp: [0, arrowPx],
  ArrowDown: [0, -arrowPx],
  ArrowLeft: [arrowPx, 0],
  ArrowRight: [-arrowPx, 0],
};

/** Shows one sheet, which is dragged, pinched and zoomed. */
export function ProofStage({ sheet, controls, instead, children }: ProofStageProps) {
  const { setElement, stage, view, moveBy, handlers } = controls;
  const move = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    moveBy(...by);
  };
  const scale = sheet && view ? fitScale(sheet, stage, view.quarterTurns) * view.zoom : 1;
  return (
    <Box
      ref={setElement}
      // Arrows move the sheet.
      tabIndex={0}
      role="group"
      aria-label={copy.stage}
      onKeyDown={move}
      {...handlers}
      sx={stageStyle}
    >
      {instead}
      <Box
        style={{
          width: sheet && sheet.width * scale,
          height: sheet && sheet.height * scale,
          transform: view
            ? `translate(calc(${view.x}px - 50%), calc(${view.y}px - 50%)) rotate(${view.quarterTurns * 90}deg)`
            : 'none',
          visibility: view && !instead ? 'visible' : 'hidden',
        }}
        sx={sheetStyle}
      >
        {children}
      </Box>
    </Box>
  );
}

const stageStyle = {
  position: 'relative',
  flexGrow: 1,
  minWidth: 0,
  minHeight: 0,
  overflow: 'hidden',
  bgcolor: 'var(--stage, var(--sunken))',
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  '&:active': { cursor: 'grabbing' },
  '&:focus-visible': { outlineOffset: '-3px' },
} as const;

// The edge separates dark screenshots from a dark ground.
const sheetStyle = {
  position: 'absolute',
  top: '50%',
  left: '50%',
  '& img, & canvas': {
    display: 'block',
    width: '100%',
    height: '100%',
    bgcolor: '#fff',
    borderRadius: '2px',
    outline: '1px solid color-mix(in srgb, currentColor 45%, transparent)',
    boxShadow: '0 8px 28px rgb(10 15 32 / 22%)',
    pointerEvents: 'none',
  },
} as const;
