import { pages } from '#src/investor/pages.ts';

export interface MenuEntry {
  label: string;
  to: string;
  /** Shows how many messages are not read. */
  hasNews?: true;
}

export const menu: readonly MenuEntry[] = [
  { label: pages.overview, to: '/user/overview' },
  { label: pages.deposit, to: '/user/deposit' },
  { label: pages.myPlans, to: '/user/my-plans' },
  { label: pages.tradingPlans, to: '/user/tradingplans' },
  { label: pages.transactions, to: '/user/transaction', hasNews: true },
  { label: pages.withdraw, to: '/user/withdraw' },
  { label: pages.account, to: '/user/useracct' },
];

/** Whether an entry leads to the current page, or to the list that the page is a part of. */
export function isCurrent({ to }: Pick<MenuEntry, 'to'>, pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '');
  if (path === '/user') return to === '/user/overview';
  if (path.startsWith('/user/plan/')) return to === '/user/tradingplans';
  if (/^\/user\/(deposit|withdraw)\//.test(path)) return to === '/user/transaction';
  return path === to || path.startsWith(`${to}/`);
}

export const isOverview = (pathname: string) => isCurrent({ to: '/user/overview' }, pathname);
