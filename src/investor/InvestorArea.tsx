import { Navigate, Route, Routes } from 'react-router-dom';
import { lazyPart } from '#src/shared/ui/lazyPart.tsx';
import { waitForFirstAnswers } from './firstAnswers/firstAnswers.ts';
import { useFirstAnswers } from './firstAnswers/useFirstAnswers.ts';
import { InvestorLayout } from './layout/InvestorLayout.tsx';
import { usePreload } from './layout/usePreload.ts';
import { plans } from './plans/plans.ts';

// One chunk per page, one for transactions and one for the account: the overview loads no form.
const accountPages = () => import('./account/pages.ts');
const AccountPage = lazyPart(async () => (await accountPages()).AccountPage);
const ProfileTab = lazyPart(async () => (await accountPages()).ProfileTab);
const SecurityTab = lazyPart(async () => (await accountPages()).SecurityTab);
const AddressBookTab = lazyPart(async () => (await accountPages()).AddressBookTab);
const DepositPage = lazyPart(async () => (await import('./deposit/DepositPage.tsx')).DepositPage);
const DepositDetailPage = lazyPart(
  async () => (await import('./depositDetail/DepositDetailPage.tsx')).DepositDetailPage,
);
const HelpPage = lazyPart(async () => (await import('./help/HelpPage.tsx')).HelpPage);
const MyPlansPage = lazyPart(async () => (await import('./plans/MyPlansPage.tsx')).MyPlansPage);
const OwnLinesPage = lazyPart(
  async () => (await import('./ownLines/OwnLinesPage.tsx')).OwnLinesPage,
);
const PlanPage = lazyPart(async () => (await import('./plans/PlanPage.tsx')).PlanPage);
const TradingPlansPage = lazyPart(
  async () => (await import('./plans/TradingPlansPage.tsx')).TradingPlansPage,
);
// Both have what lists and downloads need.
const transactionPages = () => import('./transactionPages.ts');
const StatementsPage = lazyPart(async () => (await transactionPages()).StatementsPage);
const TransactionPage = lazyPart(async () => (await transactionPages()).TransactionPage);
const WithdrawPage = lazyPart(
  async () => (await import('./withdraw/WithdrawPage.tsx')).WithdrawPage,
);
const WithdrawalDetailPage = lazyPart(
  async () => (await import('./withdrawalDetail/WithdrawalDetailPage.tsx')).WithdrawalDetailPage,
);
const OverviewPage = lazyPart(
  async () => (await import('./overview/OverviewPage.tsx')).OverviewPage,
);

const NotFound = lazyPart(async () => (await import('./layout/NotFound.tsx')).NotFound);

/** Fetched before they are asked for. */
const soon = [
  OverviewPage,
  DepositPage,
  TransactionPage,
  WithdrawPage,
  DepositDetailPage,
  AccountPage,
  ProfileTab,
  SecurityTab,
  AddressBookTab,
  MyPlansPage,
  TradingPlansPage,
  HelpPage,
];

/** The area, once the code and the answers are there that its frame has asked for. */
export async function openArea() {
  if (globalThis.firstQuestions) {
    await Promise.all([OverviewPage.preload(), waitForFirstAnswers()]);
  }
  return InvestorArea;
}

export function InvestorArea() {
  usePreload(soon);
  useFirstAnswers();
  return (
    <Routes>
      <Route element={<InvestorLayout />}>
        <Route index element={<OverviewPage />} />
        <Route path="overview" element={<OverviewPage />} />
        <Route path="deposit" element={<DepositPage />} />
        <Route path="deposit/:id" element={<DepositDetailPage />} />
        <Route path="my-plans" element={<MyPlansPage />} />
        <Route path="tradingplans" element={<TradingPlansPage />} />
        {plans.map((plan) => (
          <Route key={plan.name} path={`plan/${plan.name}`} element={<PlanPage plan={plan} />} />
        ))}
        <Route path="transaction" element={<TransactionPage />} />
        <Route path="statements" element={<StatementsPage />} />
        <Route path="withdraw" element={<WithdrawPage />} />
        <Route path="withdraw/:id" element={<WithdrawalDetailPage />} />
        <Route path="useracct" element={<AccountPage />}>
          <Route index element={<Navigate to="profile" replace />} />
          <Route path="profile" element={<ProfileTab />} />
          <Route path="security" element={<SecurityTab />} />
          <Route path="addresses" element={<AddressBookTab />} />
        </Route>
        <Route path="help" element={<HelpPage />} />
        <Route path="proof" element={<OwnLinesPage />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}
