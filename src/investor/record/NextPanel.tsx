import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { Panel } from '#src/investor/layout/Panel.tsx';

export interface Next {
  title: string;
  lines: readonly (readonly [first: string, rest: string])[];
  link?: { to: string; text: string };
}

/** The events that a record can have from here on. */
export function NextPanel({ title, lines, link }: Next) {
  return (
    <Panel title={title}>
      {lines.map(([first, rest]) => (
        <Box key={first} component="p" sx={{ m: 0, '& + p': { mt: 1 } }}>
          <Box component="strong" sx={{ fontWeight: 600 }}>
            {first}
          </Box>{' '}
          {rest}
        </Box>
      ))}
      {link && (
        <Box sx={{ mt: 1.5 }}>
          <Link
            component={RouterLink}
            to={link.to}
            sx={{ lineHeight: { xs: '44px', wide: '24px' } }}
          >
            {link.text}
          </Link>
        </Box>
      )}
    </Panel>
  );
}
