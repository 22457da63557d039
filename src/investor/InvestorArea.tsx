import { Navigate, Route, Routes } from 'react-router-dom';
import { NotFoundPage } from '#src/shared/ui/NotFoundPage.tsx';
import { AccountPage } from './account/AccountPage.tsx';
import { ProfileTab } from './account/ProfileTab.tsx';
import { SecurityTab } from './account/SecurityTab.tsx';
import { DepositPage } from './deposit/DepositPage.tsx';
import { InvestorLayout } from './layout/InvestorLayout.tsx';
import { OverviewPage } from './overview/OverviewPage.tsx';
import { MyPlansPage } from './plans/MyPlansPage.tsx';
import { PlanPage } from './plans/PlanPage.tsx';
import { plans } from './plans/plans.ts';
import { TradingPlansPage } from './plans/TradingPlansPage.tsx';
import { TransactionPage } from './transactions/TransactionPage.tsx';
import { WithdrawPage } from './withdraw/WithdrawPage.tsx';

/** Everything under `/user`: the table of contents of the investor area (S-018 to S-027). */
export function InvestorArea() {
  return (
    <Routes>
      <Route element={<InvestorLayout />}>
        <Route index element={<OverviewPage />} />
        <Route path="overview" element={<OverviewPage />} />
        <Route path="deposit" element={<DepositPage />} />
        <Route path="my-plans" element={<MyPlansPage />} />
        <Route path="tradingplans" element={<TradingPlansPage />} />
        {plans.map((plan) => (
          <Route key={plan.name} path={`plan/${plan.name}`} element={<PlanPage plan={plan} />} />
        ))}
        <Route path="transaction" element={<TransactionPage />} />
        <Route path="withdraw" element={<WithdrawPage />} />
        <Route path="useracct" element={<AccountPage />}>
          <Route index element={<Navigate to="profile" replace />} />
          <Route path="profile" element={<ProfileTab />} />
          <Route path="security" element={<SecurityTab />} />
        </Route>
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
