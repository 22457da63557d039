import type { ComponentType } from 'react';
import type { BackOfficeKey, BackOfficePages } from '#contract/backOffice.ts';
import { ActivityList } from './activity/ActivityList.tsx';
import { OverviewPage } from './dashboard/OverviewPage.tsx';
import { DepositList } from './deposits/DepositList.tsx';
import { DepositShow } from './evidence/DepositShow.tsx';
import { MailList } from './mail/MailList.tsx';
import { WithdrawalShow } from './payout/WithdrawalShow.tsx';
import { SettingsPage } from './settings/SettingsPage.tsx';
import { UserList } from './users/UserList.tsx';
import { UserShow } from './users/UserShow.tsx';
import { WithdrawalList } from './withdrawals/WithdrawalList.tsx';

/** The pages of each screen, in one chunk that is fetched on demand. */
export const screens: {
  [Key in BackOfficeKey]: Record<BackOfficePages<Key>, ComponentType>;
} = {
  overview: { list: OverviewPage },
  deposits: { list: DepositList, show: DepositShow },
  users: { list: UserList, show: UserShow },
  settings: { list: SettingsPage },
  withdrawals: { list: WithdrawalList, show: WithdrawalShow },
  activity: { list: ActivityList },
  mail: { list: MailList },
};
