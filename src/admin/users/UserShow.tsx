import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { useParams } from 'react-router-dom';
import { listPath, resource } from '#contract/backOffice.ts';
import type { UserPageRecord } from '#src/admin/provider/records.ts';
import { useRecord } from '#src/admin/provider/useRecord.ts';
import { PanelGrid } from '#src/admin/shell/PanelGrid.tsx';
import { RecordPage } from '#src/admin/shell/RecordPage.tsx';
import { AccountMarks } from './AccountMarks.tsx';
import { AccountPanel, BalancePanel, VerificationPanel } from './AccountPanels.tsx';
import { AdjustButton } from './AdjustButton.tsx';
import { CloseButton } from './CloseButton.tsx';
import { copy } from './copy.ts';
import {
  AnnouncedPanel,
  DepositPanel,
  SessionPanel,
  TransactionPanel,
  WithdrawalPanel,
} from './HistoryPanels.tsx';
import { RoleButton } from './RoleButton.tsx';
import { SignOutButton } from './SignOutButton.tsx';
import { SuspendButton } from './SuspendButton.tsx';
import { useIsSelf } from './useIsSelf.ts';
import { VerifyField } from './VerifyField.tsx';

export function UserShow() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useRecord<UserPageRecord>(resource.users, id);
  return (
    <RecordPage
      id={id}
      back={listPath('users')}
      backLabel={copy.page.back}
      title={data?.fullName ?? copy.users.title}
      error={error}
      retry={refetch}
      beside={data && <AccountMarks user={data} />}
    >
      {data && (
        <ResourceContextProvider value={resource.users}>
          <RecordContextProvider value={data}>
            <Commands user={data} />
            <PanelGrid columns={{ md: '1fr 1fr' }}>
              <AccountPanel user={data} />
              <Stack spacing={2}>
                <BalancePanel user={data} />
                <VerificationPanel verifications={data.verifications} />
              </Stack>
            </PanelGrid>
            <TransactionPanel />
            <AnnouncedPanel />
            <DepositPanel />
            <WithdrawalPanel />
            <SessionPanel />
          </RecordContextProvider>
        </ResourceContextProvider>
      )}
    </RecordPage>
  );
}

/** The commands on a user; on their own account staff only sign out other devices. */
function Commands({ user }: { user: UserPageRecord }) {
  const isOwn = useIsSelf(user.id);
  const { status } = user;
  const others = !isOwn && status !== 'closed';
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <VerifyField />
      {others && <AdjustButton user={user} />}
      {others && <SuspendButton user={user} />}
      {others && status === 'active' && <RoleButton user={user} />}
      {status === 'active' && <SignOutButton user={user} />}
      {others && <CloseButton user={user} />}
      {isOwn && (
        <Typography variant="body2" color="text.secondary">
          {copy.users.own}
        </Typography>
      )}
    </Stack>
  );
}
