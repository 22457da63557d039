import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSupport } from '#src/investor/help/useSupport.ts';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { TwoColumns } from '#src/investor/layout/TwoColumns.tsx';
import { TransactionSkeleton } from '#src/investor/transactions/TransactionSkeleton.tsx';
import { copy as accountCopy } from '#src/shared/account/copy.ts';
import { PasswordChangeDialog } from '#src/shared/account/PasswordChangeDialog.tsx';
import { useSessions, useSignIns } from '#src/shared/account/useSessions.ts';
import { copy as factorCopy } from '#src/shared/factor/copy.ts';
import { TwoStep } from '#src/shared/factor/TwoStep.tsx';
import { useSecondFactor } from '#src/shared/factor/useSecondFactor.ts';
import { copy } from './copy.ts';
import { SessionList } from './SessionList.tsx';
import { SignInList } from './SignInList.tsx';

export function SecurityTab() {
  const [isChanging, setIsChanging] = useState(false);
  const { section, name, text } = copy.password;
  // A list that came later would push away what is below it.
  const isLoading = [useSessions(), useSignIns(), useSecondFactor()].some(
    ({ isPending }) => isPending,
  );
  const side = (
    <Box sx={{ display: { xs: isLoading ? 'none' : 'contents', lg: 'contents' } }}>
      <Reminders />
    </Box>
  );
  return (
    <TwoColumns side={side}>
      <Panel title={section}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Box sx={{ mr: 'auto', flex: '1 1 240px' }}>
            <Box sx={{ fontWeight: 550 }}>{name}</Box>
            <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{text}</Box>
          </Box>
          <Button variant="outlined" onClick={() => setIsChanging(true)}>
            {accountCopy.password.title}
          </Button>
        </Box>
      </Panel>
      {isLoading ? (
        <Panel title={accountCopy.sessions.title}>
          <TransactionSkeleton />
        </Panel>
      ) : (
        <>
          <Panel title={factorCopy.title}>
            <TwoStep />
          </Panel>
          <SessionList />
          <SignInList />
        </>
      )}
      {isChanging && <PasswordChangeDialog onClose={() => setIsChanging(false)} />}
    </TwoColumns>
  );
}

function Reminders() {
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

const Strong = ({ children }: { children: string }) => (
  <Box component="strong" sx={{ fontWeight: 600, color: 'text.primary' }}>
    {children}
  </Box>
);
