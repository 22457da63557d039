import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { DepositDetail } from '#contract/deposits.ts';
import { reference } from '#contract/reference.ts';
import { WriteLink } from '#src/investor/help/WriteLink.tsx';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { copy } from './copy.ts';

/** The next events of a deposit, and a link to support. */
export function DepositHelp({ deposit }: { deposit: DepositDetail }) {
  const { status } = deposit;
  const name = reference(deposit._id);
  return (
    <>
      <Panel title={copy.next[status].title}>
        {copy.next[status].lines.map(([first, rest]) => (
          <Box key={first} component="p" sx={{ m: 0, '& + p': { mt: 1 } }}>
            <Strong>{first}</Strong> {rest}
          </Box>
        ))}
        {status === 'confirmed' && (
          <Box sx={{ mt: 1.5 }}>
            <Link component={RouterLink} to="/user/withdraw">
              {copy.withdraw}
            </Link>
          </Box>
        )}
      </Panel>
      <Alert severity="info" role="note">
        <Strong>{status === 'declined' ? copy.disagree : copy.question}</Strong>{' '}
        {status === 'pending' && `${copy.withdrawIt} `}
        {status === 'declined' && `${copy.answer(name)} `}
        <WriteLink subject={`${copy.title} ${name}`} />
      </Alert>
    </>
  );
}

function Strong({ children }: { children: string }) {
  return (
    <Box component="strong" sx={{ fontWeight: 600 }}>
      {children}
    </Box>
  );
}
