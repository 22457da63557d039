import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PanelProps {
  title: string;
  /** For links to it. */
  id?: string;
  /** Below the title. */
  text?: string;
  /** At the right of the title. */
  beside?: ReactNode;
  children: ReactNode;
}

export function Panel({ title, id, text, beside, children }: PanelProps) {
  return (
    // Visible, so that the foot of a long form can stick to the window.
    <Card component="section" id={id} aria-label={title} sx={{ overflow: 'visible' }}>
      <CardContent sx={{ '&:last-child': { pb: 2 } }}>
        <Box sx={head}>
          <Box sx={{ mr: 'auto', flex: '1 1 240px' }}>
            <Typography variant="h2" sx={{ fontSize: '1rem' }}>
              {title}
            </Typography>
            {text && <Box sx={{ color: 'text.secondary' }}>{text}</Box>}
          </Box>
          {beside}
        </Box>
        {children}
      </CardContent>
    </Card>
  );
}

// The part beside the title goes below it where the text leaves no place.
const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: 2,
  rowGap: 1,
  mb: 1.5,
  '& > button': { whiteSpace: 'nowrap' },
} as const;
