import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ScreenTitle } from './ScreenTitle.tsx';

interface ScreenHeadProps {
  title: string;
  /** Below the title. */
  text?: string;
  /** Actions at the right of the title. */
  children?: ReactNode;
}

/** The head of a screen of panels: heading, its meaning, and the actions. */
export const ScreenHead = ({ title, text, children }: ScreenHeadProps) => (
  <Box sx={head}>
    <Box sx={{ mr: 'auto', flex: '1 1 320px', maxWidth: 720 }}>
      <ScreenTitle>{title}</ScreenTitle>
      {text && <Box sx={{ color: 'text.secondary' }}>{text}</Box>}
    </Box>
    {children && <Box sx={actions}>{children}</Box>}
  </Box>
);

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  columnGap: 3,
  rowGap: 1.5,
} as const;

const actions = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;
