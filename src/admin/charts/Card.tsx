import Box from '@mui/material/Box';
import MuiCard from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

const narrow = '@media (max-width: 999.95px)';

interface CardProps {
  title: string;
  /** Beside the title. */
  mark?: ReactNode;
  /** The meaning of the colours: before the end of the head, or below it on a narrow screen. */
  legend?: ReactNode;
  /** At the end of the head. */
  aside?: ReactNode;
  /** The area of the page's grid. */
  area: string;
  children: ReactNode;
}

/** A part of the overview: a head of 40 px, then what fills the rest. */
export function Card({ title, mark, legend, aside, area, children }: CardProps) {
  const id = useId();
  return (
    <MuiCard
      component="section"
      aria-labelledby={id}
      sx={{ gridArea: area, display: 'flex', flexDirection: 'column', minWidth: 0 }}
    >
      <Box sx={head}>
        <Typography
          id={id}
          variant="h2"
          noWrap
          sx={{ fontSize: '0.8125rem', lineHeight: '18px', fontWeight: 600 }}
        >
          {title}
        </Typography>
        {mark}
        {legend && <Box sx={key}>{legend}</Box>}
        {aside && <Box sx={end}>{aside}</Box>}
      </Box>
      {children}
    </MuiCard>
  );
}

const head = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 40,
  flex: 'none',
  px: 2,
  minWidth: 0,
  [narrow]: { flexWrap: 'wrap', py: 1, '& > h2': { py: 0.875 } },
} as const;

const end = { ml: 'auto', display: 'flex', alignItems: 'center', flex: 'none' } as const;

const key = {
  ml: 'auto',
  flex: 'none',
  '& + *': { ml: 0 },
  [narrow]: { order: 1, flex: '1 0 100%', pb: 1, '& + *': { ml: 'auto' } },
} as const;
