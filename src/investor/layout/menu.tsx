import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import PersonOutlineOutlined from '@mui/icons-material/PersonOutlineOutlined';
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
  /** No work of every day. */
  isQuiet?: true;
  /** Shows how many messages are not read. */
  hasNews?: true;
}

export const menu: readonly MenuEntry[] = [
  { label: copy.pages.overview, to: '/user/overview', icon: <DashboardOutlined /> },
  { label: copy.pages.deposit, to: '/user/deposit', icon: <DownloadOutlined /> },
  { label: copy.pages.myPlans, to: '/user/my-plans', icon: <PieChartOutline />, isQuiet: true },
  {
    label: copy.pages.tradingPlans,
    to: '/user/tradingplans',
    icon: <ShowChartOutlined />,
    isQuiet: true,
  },
  {
    label: copy.pages.transactions,
    to: '/user/transaction',
    icon: <ReceiptLongOutlined />,
    hasNews: true,
  },
  { label: copy.pages.withdraw, to: '/user/withdraw', icon: <UploadOutlined /> },
  { label: copy.pages.account, to: '/user/useracct', icon: <PersonOutlineOutlined /> },
];

/** Whether an entry leads to the current page, or to the list that the page is a part of. */
export function isCurrent({ to }: MenuEntry, pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '');
  if (path === '/user') return to === '/user/overview';
  if (path.startsWith('/user/plan/')) return to === '/user/tradingplans';
  if (path.startsWith('/user/deposit/')) return to === '/user/transaction';
  return path === to || path.startsWith(`${to}/`);
}
