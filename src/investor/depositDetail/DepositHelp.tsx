import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { DepositDetail } from '#contract/deposits.ts';
import { reference } from '#contract/reference.ts';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { copy } from './copy.ts';

/** The reasons for another amount, and a link to support. */
export function DepositHelp({ deposit }: { deposit: DepositDetail }) {
  const isPending = deposit.status === 'pending';
  return (
    <>
      {isPending && (
        <Panel title={copy.change}>
          {[copy.otherAmount, copy.nothing].map(([first, rest]) => (
            <Box key={first} component="p" sx={{ m: 0, '& + p': { mt: 1 } }}>
              <Strong>{first}</Strong> {rest}
            </Box>
          ))}
        </Panel>
      )}
      <Alert severity="info" role="note">
        <Strong>{copy.question}</Strong> {isPending && `${copy.withdrawIt} `}
        <WriteLink subject={`${copy.title} ${reference(deposit._id)}`} />
      </Alert>
    </>
  );
}

// Support is an address of any kind: only an email address can be written to with a subject.
function WriteLink({ subject }: { subject: string }) {
  const { data: settings } = useSettings();
  const support = settings?.operator.support;
  if (!support || !/^[^\s@]+@[^\s@]+$/.test(support)) {
    return (
      <MuiLink component={Link} to="/user/help">
        {copy.write}
      </MuiLink>
    );
  }
  return (
    <MuiLink href={`mailto:${support}?subject=${encodeURIComponent(subject)}`}>
      {copy.write}
    </MuiLink>
  );
}

function Strong({ children }: { children: string }) {
  return (
    <Box component="strong" sx={{ fontWeight: 600 }}>
      {children}
    </Box>
  );
}
