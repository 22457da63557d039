import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface PanelProps {
  title?: string;
  /** Beside the heading: a link or a short note. */
  aside?: ReactNode;
  /** False keeps it off the paper where the page has a sheet to print. */
  isPrinted?: boolean;
  children: ReactNode;
}

/** A card with one heading at the left edge of its content. */
export function Panel({ title, aside, isPrinted = true, children }: PanelProps) {
  const id = useId();
  return (
    <Card
      component="section"
      data-print={isPrinted ? undefined : 'no'}
      aria-labelledby={title ? id : undefined}
      sx={{ p: { xs: 2, tablet: 3 }, overflow: 'visible' }}
    >
      {title && (
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, mb: 1.5 }}
        >
          <Typography variant="h2" id={id} sx={{ mr: 'auto' }}>
            {title}
          </Typography>
          {aside}
        </Box>
      )}
      {children}
    </Card>
  );
}
