import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { UserPageRecord } from '../provider/records.ts';
import { useRecord } from '../provider/useRecord.ts';
import { RecordPage } from '../shell/RecordPage.tsx';
import { AccountMarks } from './AccountMarks.tsx';
import { AccountPanel, BalancePanel } from './AccountPanels.tsx';
import { AdjustButton } from './AdjustButton.tsx';
import { CloseButton } from './CloseButton.tsx';
import { copy } from './copy.ts';
import { DepositPanel, SessionPanel, TransactionPanel, WithdrawalPanel } from './HistoryPanels.tsx';
import { RoleButton } from './RoleButton.tsx';
import { SignOutButton } from './SignOutButton.tsx';
import { SuspendButton } from './SuspendButton.tsx';
import { useIsSelf } from './useIsSelf.ts';
import { VerificationPanel } from './VerificationPanel.tsx';
import { VerifyField } from './VerifyField.tsx';

/** `/admin/testing/:id/show`: a user with balance, ledger lines, deposits and sessions. */
export function UserShow() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useRecord<UserPageRecord>('testing', id);
  return (
    <RecordPage
      id={id}
      back="/admin/testing"
      backLabel={copy.page.back}
      title={data?.fullName ?? copy.users.title}
      failure={error}
      retry={refetch}
      beside={data && <AccountMarks user={data} />}
    >
      {data && (
        <ResourceContextProvider value="testing">
          <RecordContextProvider value={data}>
            <Commands user={data} />
            <Box
              sx={{
                display: 'grid',
                gap: 2,
                alignItems: 'start',
                gridTemplateColumns: { md: '1fr 1fr' },
              }}
            >
              <AccountPanel user={data} />
              <Stack spacing={2}>
                <BalancePanel user={data} />
                <VerificationPanel verifications={data.verifications} />
              </Stack>
            </Box>
            <TransactionPanel />
            <DepositPanel />
            <WithdrawalPanel />
            <SessionPanel />
          </RecordContextProvider>
        </ResourceContextProvider>
      )}
    </RecordPage>
  );
}

/** What can be done; on oneself only what the server does not refuse. */
function Commands({ user }: { user: UserPageRecord }) {
  const own = useIsSelf(user.id);
  const { status } = user;
  const others = !own && status !== 'closed';
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <VerifyField />
      {others && <AdjustButton user={user} />}
      {others && <SuspendButton user={user} />}
      {others && status === 'active' && <RoleButton user={user} />}
      {status === 'active' && <SignOutButton user={user} />}
      {others && <CloseButton user={user} />}
      {own && (
        <Typography variant="body2" color="text.secondary">
          {copy.users.own}
        </Typography>
      )}
    </Stack>
  );
}
