import Stack from '@mui/material/Stack';
import { useLocation } from 'react-router-dom';
import type { BalanceHistory } from '#contract/balances.ts';
import type { User } from '#contract/userRecord.ts';
import { PriceHistory } from '#src/investor/chart/PriceHistory.tsx';
import { PageHead } from '#src/investor/layout/PageHead.tsx';
import { CardSkeleton, PageSkeleton } from '#src/investor/layout/PageSkeleton.tsx';
import { TwoColumns } from '#src/investor/layout/TwoColumns.tsx';
import { useSummary } from '#src/investor/summary/useSummary.ts';
import { isEnded } from '#src/investor/transactions/nextOf.ts';
import { useProfile } from '#src/shared/access/useProfile.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import { BalanceOverTime } from './BalanceOverTime.tsx';
import { BalanceTiles } from './BalanceTiles.tsx';
import { copy } from './copy.ts';
import { DepositWay } from './DepositWay.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { LatestTransactions, useLatestTransactions } from './LatestTransactions.tsx';
import { MoneyLinks, PhoneLinks } from './MoneyLinks.tsx';
import { MonthBars } from './MonthBars.tsx';
import { PartsNotice } from './PartsNotice.tsx';
import { useBalanceHistory } from './useBalanceHistory.ts';
import { Waiting } from './Waiting.tsx';

export function OverviewPage() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const profile = useProfile();
  const summary = useSummary();
  const history = useBalanceHistory();
  const latest = useLatestTransactions();
  if (!user) return null;
  const { openQuotes = [], questions = [] } = summary.data ?? {};
  const isNewcomer = history.data?.steps.length === 0;
  const isBusy = questions.length > 0 || !openQuotes.every(isEnded);
  const isDepositFirst = !isBusy && !isNewcomer;
  return (
    <Stack spacing={2}>
      <PageHead tab={copy.tab} isName actions={<MoneyLinks isDepositFirst={isDepositFirst} />}>
        {copy.greeting(user.fullName)}
      </PageHead>
      {[profile, summary, history, latest].some(({ isLoading }) => isLoading) ? (
        // They are drawn at once: a part that comes later moves those below it.
        <PageSkeleton path={pathname} />
      ) : (
        <Figures
          user={user}
          summary={summary}
          history={history}
          latest={latest}
          isDepositFirst={isDepositFirst}
        />
      )}
    </Stack>
  );
}

interface FiguresProps {
  user: User;
  summary: ReturnType<typeof useSummary>;
  history: ReturnType<typeof useBalanceHistory>;
  latest: ReturnType<typeof useLatestTransactions>;
  isDepositFirst: boolean;
}

function Figures({ user, summary, history, latest, isDepositFirst }: FiguresProps) {
  const { openQuotes = [], questions = [] } = summary.data ?? {};
  const isNewcomer = history.data?.steps.length === 0;
  return (
    <>
      <PartsNotice />
      <Waiting quotes={openQuotes} questions={questions} />
      {isNewcomer && summary.data && (
        <TwoColumns side={<DepositWay />} isEven>
          <FirstSteps user={user} summary={summary.data} />
        </TwoColumns>
      )}
      <BalanceTiles
        summary={summary}
        links={<PhoneLinks isDepositFirst={isDepositFirst} />}
        isNewcomer={isNewcomer}
      />
      {isNewcomer ? (
        <LatestTransactions latest={latest} />
      ) : (
        <TwoColumns
          side={
            <>
              <BalanceOverTime history={history} />
              {/* Its place depends on the history: drawn earlier, it would be drawn twice. */}
              {history.isPending ? <CardSkeleton height={priceHeight} /> : <PriceHistory />}
            </>
          }
        >
          <LatestTransactions latest={latest} />
          {history.isPending && <CardSkeleton height={monthsHeight} />}
          {history.data && hasMoved(history.data) && <MonthBars months={history.data.months} />}
        </TwoColumns>
      )}
    </>
  );
}

const priceHeight = { xs: 424, lg: 399 };
const monthsHeight = { xs: 233, lg: 201 };

const hasMoved = ({ months }: BalanceHistory) => months.some((month) => month.in + month.out > 0);
