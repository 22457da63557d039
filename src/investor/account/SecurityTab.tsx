import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
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
import { SecurityReminders } from './SecurityReminders.tsx';
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
      <SecurityReminders />
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
