import type { ComponentType } from 'react';
import type { BackOfficeKey, BackOfficePages } from '#contract/backOffice.ts';
import { AccountPage } from './account/AccountPage.tsx';
import { ActivityList } from './activity/ActivityList.tsx';
import { PayoutList } from './batches/PayoutList.tsx';
import { PayoutShow } from './batches/PayoutShow.tsx';
import { OverviewPage } from './dashboard/OverviewPage.tsx';
import { DepositList } from './deposits/DepositList.tsx';
import { DepositShow } from './evidence/DepositShow.tsx';
import { MailList } from './mail/MailList.tsx';
import { WithdrawalShow } from './payout/WithdrawalShow.tsx';
import { PersonShow } from './person/PersonShow.tsx';
import { ReconciliationList } from './reconciliation/ReconciliationList.tsx';
import { ReconciliationShow } from './reconciliation/ReconciliationShow.tsx';
import { SettingsPage } from './settings/SettingsPage.tsx';
import { TeamPage } from './team/TeamPage.tsx';
import { UnclaimedList } from './unclaimed/UnclaimedList.tsx';
import { UserList } from './users/UserList.tsx';
import { WithdrawalList } from './withdrawals/WithdrawalList.tsx';

/** The pages of each screen, in one chunk that is fetched on demand. */
export const screens: {
  [Key in BackOfficeKey]: Record<BackOfficePages<Key>, ComponentType>;
} = {
  overview: { list: OverviewPage },
  deposits: { list: DepositList, show: DepositShow },
  users: { list: UserList, show: PersonShow },
  settings: { list: SettingsPage },
  unclaimed: { list: UnclaimedList },
  withdrawals: { list: WithdrawalList, show: WithdrawalShow },
  payouts: { list: PayoutList, show: PayoutShow },
  activity: { list: ActivityList },
  team: { list: TeamPage },
  reconciliation: { list: ReconciliationList, show: ReconciliationShow },
  account: { list: AccountPage },
  mail: { list: MailList },
};
