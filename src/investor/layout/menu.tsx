import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import PieChartOutline from '@mui/icons-material/PieChartOutline';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import ShowChartOutlined from '@mui/icons-material/ShowChartOutlined';
import UploadOutlined from '@mui/icons-material/UploadOutlined';
import type { ReactElement } from 'react';
import { copy } from '#src/investor/copy.ts';

export interface MenuEntry {
  label: string;
  to: string;
  icon: ReactElement;
}

export const menu: readonly MenuEntry[] = [
  { label: copy.pages.overview, to: '/user/overview', icon: <DashboardOutlined /> },
  { label: copy.pages.deposit, to: '/user/deposit', icon: <AccountBalanceWalletOutlined /> },
  { label: copy.pages.myPlans, to: '/user/my-plans', icon: <PieChartOutline /> },
  { label: copy.pages.tradingPlans, to: '/user/tradingplans', icon: <ShowChartOutlined /> },
  { label: copy.pages.transactions, to: '/user/transaction', icon: <ReceiptLongOutlined /> },
  { label: copy.pages.withdraw, to: '/user/withdraw', icon: <UploadOutlined /> },
  { label: copy.pages.account, to: '/user/useracct', icon: <ManageAccountsOutlined /> },
];

/** Whether an entry leads to the current page. `/user` is the overview, a plan a trading plan. */
export function isCurrent({ to }: MenuEntry, pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '');
  if (path === '/user') return to === '/user/overview';
  if (path.startsWith('/user/plan/')) return to === '/user/tradingplans';
  return path === to || path.startsWith(`${to}/`);
}
