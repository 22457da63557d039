import Typography, { type TypographyProps } from '@mui/material/Typography';
import { useTitle } from './useTitle.ts';

interface PageTitleProps {
  /** The page's heading, and the name of the browser tab unless `tab` says another. */
  children: string;
  tab?: string;
  sx?: TypographyProps['sx'];
}

/** A page's one first-level heading, which also names the browser tab. */
export function PageTitle({ children, tab = children, sx }: PageTitleProps) {
  useTitle(tab);
  return (
    <Typography variant="h1" {...(sx ? { sx } : {})}>
      {children}
    </Typography>
  );
}
