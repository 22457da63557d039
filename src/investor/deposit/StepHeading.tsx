import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

/** A later step's heading; it takes the focus, so that keyboard and screen reader follow. */
export function StepHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Typography
      ref={heading}
      tabIndex={-1}
      variant="h3"
      component="h2"
      sx={{ '&:focus': { outline: 'none' } }}
    >
      {children}
    </Typography>
  );
}
