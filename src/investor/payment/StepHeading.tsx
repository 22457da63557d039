import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

/** The heading of steps 2 and 3. It takes the focus, so that a screen reader reads the step. */
export function StepHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Typography
      ref={heading}
      tabIndex={-1}
      variant="h1"
      component="h2"
      sx={{ fontSize: { xs: '1rem', tablet: '1.25rem' }, '&:focus': { outline: 'none' } }}
    >
      {children}
    </Typography>
  );
}
