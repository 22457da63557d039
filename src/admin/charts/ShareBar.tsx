import Box from '@mui/material/Box';
import { widthOf } from './scale.ts';

/** A part of a bar with its colour. */
export interface SharePart {
  count: number;
  color: string;
}

interface ShareBarProps {
  parts: readonly SharePart[];
  /** The count that fills the width. */
  most: number;
}

/** A bar as long as its share of the highest one, in parts. */
export const ShareBar = ({ parts, most }: ShareBarProps) => (
  <Box sx={{ display: 'flex', gap: '2px', height: 12 }}>
    {parts
      .filter(({ count }) => count > 0)
      .map(({ count, color }) => (
        <Box
          key={color}
          sx={{ bgcolor: color, borderRadius: '2px', flex: `0 0 ${widthOf(count, most)}` }}
        />
      ))}
  </Box>
);
