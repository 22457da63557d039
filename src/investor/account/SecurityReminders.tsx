import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useSupport } from '#src/investor/help/useSupport.ts';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { Strong } from '#src/investor/notes/Strong.tsx';
import { copy } from './copy.ts';

/** The rules against fraud, and how to react to an email about a change. */
export function SecurityReminders() {
  const { asks, mails } = copy;
  const support = useSupport();
  return (
    <>
      <Panel title={asks.title}>
        {asks.rules.map(([lead, text]) => (
          <Typography key={lead} variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            <Strong>{lead}</Strong> {text}
          </Typography>
        ))}
      </Panel>
      <Box
        sx={{
          p: 2,
          borderRadius: 1,
          bgcolor: 'var(--sunken)',
          fontSize: '0.8125rem',
          color: 'text.secondary',
        }}
      >
        <Strong>{mails.lead}</Strong> {mails.text}{' '}
        {support ? (
          <MuiLink component={Link} to="/user/help">
            {mails.contact}
          </MuiLink>
        ) : (
          mails.password
        )}
        .
      </Box>
    </>
  );
}
