import Box from '@mui/material/Box';
import { Swatch } from './Legend.tsx';

/** The figures of a day, as they are shown beside the cursor. */
export interface DayFacts {
  title: string;
  facts: readonly { name: string; value: string; color?: string }[];
}

/** The figures of a day beside the cursor; they keep inside the picture. */
export function DayTip({ facts: { title, facts }, x }: { facts: DayFacts; x: number }) {
  const side = x > 50 ? { right: `calc(${100 - x}% + 8px)` } : { left: `calc(${x}% + 8px)` };
  return (
    <Box aria-hidden="true" sx={{ ...tip, ...side }}>
      <Box sx={{ fontWeight: 600, mb: 0.25 }}>{title}</Box>
      {facts.map(({ name, value, color }) => (
        <Box key={name} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          {color && <Swatch color={color} />}
          <Box component="span" sx={{ color: 'text.secondary', mr: 'auto', pr: 1.5 }}>
            {name}
          </Box>
          {value}
        </Box>
      ))}
    </Box>
  );
}

const tip = {
  position: 'absolute',
  top: 0,
  zIndex: 1,
  px: 1.25,
  py: 0.75,
  borderRadius: 1,
  bgcolor: 'background.paper',
  boxShadow: 'var(--float-shadow)',
  fontSize: '0.75rem',
  lineHeight: '18px',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
} as const;
