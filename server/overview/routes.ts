import { formatDollars } from '#contract/money.ts';
import { overview } from '#contract/overview.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { logNotices } from '#server/platform/log/logNotices.ts';
import { readSteps } from '#server/prices/readSteps.ts';
import { readNumbers, readOwedCents } from './numbers.ts';

export const overviewRoutes: Route[] = [
  serve(overview.read, async ({ db, ports, at }) => {
    const { notReadyReason: obstacle, checkedAt, diskShort } = ports.health;
    const numbers = await readNumbers(ports, at);
    const { deposits, withdrawals } = numbers.views;
    return {
      data: {
        waiting: {
          deposits: deposits.waiting,
          requestedWithdrawals: withdrawals.requested,
          approvedWithdrawals: withdrawals.approved,
        },
        views: numbers.views,
        reviewHours: numbers.review_hours,
        payHours: numbers.pay_hours,
        oldestWaiting: {
          deposit: numbers.oldest_deposit?.toISOString() ?? null,
          withdrawal: numbers.oldest_withdrawal?.toISOString() ?? null,
        },
        ...numbers.needs,
        auditLog: ports.health.auditVerdict ?? null,
        signatures: ports.health.signatures ?? null,
        decidedToday: {
          deposits: numbers.deposits_decided,
          withdrawals: numbers.withdrawals_decided,
        },
        announced: numbers.announced,
        unclaimed: numbers.unclaimed,
        owedToInvestors: formatDollars(await readOwedCents(ports, at)),
        invariants: {
          checkedAt: checkedAt?.toISOString() ?? null,
          problem: obstacle ?? null,
        },
        logProblem: ports.health.logProblem ?? null,
        logNotices: await logNotices(ports, at),
        diskShort,
        prices: { steps: await readSteps(db), singleSource: ports.config.priceSingleSource },
      },
    };
  }),
];
