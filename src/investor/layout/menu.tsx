import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import PieChartOutline from '@mui/icons-material/PieChartOutline';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import ShowChartOutlined from '@mui/icons-material/ShowChartOutlined';
import UploadOutlined from '@mui/icons-material/UploadOutlined';
import type { ReactElement } from 'react';
import { copy } from '#src/investor/copy.ts';

/** One entry of the sidebar and the drawer. */
export interface MenuEntry {
  label: string;
  to: string;
  icon: ReactElement;
}

const names = copy.places;

/** Where the sidebar and the drawer lead, in their order (S-134). */
export const places: readonly MenuEntry[] = [
  { label: names.overview, to: '/user/overview', icon: <DashboardOutlined /> },
  { label: names.deposit, to: '/user/deposit', icon: <AccountBalanceWalletOutlined /> },
  { label: names.myPlans, to: '/user/my-plans', icon: <PieChartOutline /> },
  { label: names.tradingPlans, to: '/user/tradingplans', icon: <ShowChartOutlined /> },
  { label: names.transactions, to: '/user/transaction', icon: <ReceiptLongOutlined /> },
  { label: names.withdraw, to: '/user/withdraw', icon: <UploadOutlined /> },
  { label: names.account, to: '/user/useracct', icon: <ManageAccountsOutlined /> },
];

/** Whether a place is the page that shows; `/user` is the overview, a plan is a trading plan. */
export function isCurrent({ to }: MenuEntry, pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '');
  if (path === '/user') return to === '/user/overview';
  if (path.startsWith('/user/plan/')) return to === '/user/tradingplans';
  return path === to || path.startsWith(`${to}/`);
}
