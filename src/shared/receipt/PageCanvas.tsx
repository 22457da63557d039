import Box from '@mui/material/Box';
import { memo } from 'react';
import { placesOf, type Wanted } from '#src/shared/proofText/placesOf.ts';
import type { Sheet } from './sheet.ts';

interface PageCanvasProps {
  sheet: Sheet;
  label: string;
  wanted?: readonly Wanted[] | undefined;
}

/** The drawn page of a PDF, with a mark on each value that the reader compares. */
export const PageCanvas = memo(function PageCanvas({ sheet, label, wanted }: PageCanvasProps) {
  const places = (wanted ?? []).flatMap((one) => placesOf(sheet.runs, one));
  return (
    <>
      <Box
        ref={(frame: HTMLElement | null) => frame?.replaceChildren(sheet.canvas)}
        role="img"
        aria-label={label}
        sx={{ height: 1 }}
      />
      {places.map(({ left, top, width, height }) => (
        <Box
          key={`${left} ${top}`}
          data-mark
          style={{
            left: `calc(100% * ${left})`,
            top: `calc(100% * ${top})`,
            width: `calc(100% * ${width})`,
            height: `calc(100% * ${height})`,
          }}
          sx={mark}
        />
      ))}
    </>
  );
});

// A page is white in the dark scheme too.
const mark = {
  position: 'absolute',
  bgcolor: '#bff0cf',
  mixBlendMode: 'multiply',
  borderRadius: '2px',
  boxShadow: '0 0 0 2px #bff0cf',
  pointerEvents: 'none',
} as const;
