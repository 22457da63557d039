// What the queue's own page does not need: one chunk, fetched when another screen is opened.
export { ActivityList } from './activity/ActivityList.tsx';
export { DepositShow } from './deposits/DepositShow.tsx';
export { MailList } from './mail/MailList.tsx';
export { SettingsPage } from './settings/SettingsPage.tsx';
export { UserList } from './users/UserList.tsx';
export { UserShow } from './users/UserShow.tsx';
export { WithdrawalList } from './withdrawals/WithdrawalList.tsx';
export { WithdrawalShow } from './withdrawals/WithdrawalShow.tsx';
