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
    <Card component="section" id={id} aria-label={title}>
      <CardContent>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, mb: 1.5 }}>
          <Box sx={{ mr: 'auto' }}>
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
