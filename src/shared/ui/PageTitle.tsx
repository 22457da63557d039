import Typography, { type TypographyProps } from '@mui/material/Typography';
import { useEffect } from 'react';
import { copy } from '#src/shared/copy.ts';

interface PageTitleProps {
  children: string;
  /** The title of the browser tab; the heading by default. */
  tab?: string;
  sx?: TypographyProps['sx'];
}

/** The h1 of a page, which also sets the title of the browser tab. */
export function PageTitle({ children, tab = children, sx }: PageTitleProps) {
  useEffect(() => {
    document.title = `${tab} · ${copy.brand}`;
  }, [tab]);
  return (
    <Typography variant="h1" {...(sx ? { sx } : {})}>
      {children}
    </Typography>
  );
}
