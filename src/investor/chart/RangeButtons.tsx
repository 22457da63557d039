import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { copy } from './copy.ts';
import { type Range, ranges } from './summary.ts';

interface RangeButtonsProps {
  value: Range;
  onChange: (range: Range) => void;
}

/** Chooses how many months the chart shows. */
export function RangeButtons({ value, onChange }: RangeButtonsProps) {
  return (
    <Box role="group" aria-label={copy.ranges} sx={{ display: 'flex' }}>
      {ranges.map((range) => (
        <ButtonBase
          key={range}
          aria-label={copy.rangeName(range)}
          aria-pressed={range === value}
          onClick={() => onChange(range)}
          sx={{
            minWidth: { xs: 44, wide: 34 },
            height: { xs: 44, wide: 28 },
            borderRadius: 1,
            fontFamily: 'inherit',
            fontSize: '0.75rem',
            fontWeight: 600,
            color: 'text.secondary',
            '&[aria-pressed="true"]': { bgcolor: 'action.selected', color: 'text.primary' },
          }}
        >
          {copy.range(range)}
        </ButtonBase>
      ))}
    </Box>
  );
}
