import Typography, { type TypographyProps } from '@mui/material/Typography';
import { useEffect } from 'react';
import { setTitle } from './documentTitle.ts';

interface PageTitleProps {
  children: string;
  /** The title of the browser tab; the heading by default. */
  tab?: string;
  sx?: TypographyProps['sx'];
}

/** The h1 of a page, which also sets the title of the browser tab. */
export function PageTitle({ children, tab = children, sx }: PageTitleProps) {
  useEffect(() => {
    setTitle(tab);
  }, [tab]);
  return (
    <Typography variant="h1" {...(sx ? { sx } : {})}>
      {children}
    </Typography>
  );
}
