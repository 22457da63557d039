import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { backendPath } from '#contract/host.ts';
import { listHeaders } from '#contract/list.ts';
import { addressBookRoutes } from './addressBook/routes.ts';
import { alarmRoutes } from './alarms/routes.ts';
import { approvalRoutes } from './approvals/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { balanceRoutes } from './balances/routes.ts';
import { chainRoutes } from './chain/routes.ts';
import { conversationRoutes } from './conversations/routes.ts';
import { readDetail } from './deposits/detail.ts';
import { depositRoutes } from './deposits/routes.ts';
import { eventRoutes } from './events/routes.ts';
import { exportRoutes } from './export/routes.ts';
import { figureRoutes } from './figures/routes.ts';
import { liabilityRoutes } from './liabilities/routes.ts';
import { overviewRoutes } from './overview/routes.ts';
import { payoutRoutes } from './payouts/routes.ts';
import { auditRoutes } from './platform/audit/routes.ts';
import { ApiError } from './platform/errors/apiError.ts';
import { platformMessages } from './platform/errors/messages.ts';
import { healthRoutes } from './platform/health/routes.ts';
import { clientAddresses } from './platform/http/address.ts';
import { errorResponse } from './platform/http/errors.ts';
import { handle } from './platform/http/handle.ts';
import type { Route } from './platform/http/serve.ts';
import { requestIdHeader, type Trace, traced } from './platform/http/trace.ts';
import { transportSecurity } from './platform/http/transport.ts';
import { logRoutes } from './platform/log/routes.ts';
import { outboxRoutes } from './platform/outbox/routes.ts';
import type { Ports } from './platform/ports.ts';
import { priceRoutes } from './prices/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { quoteRoutes } from './quotes/routes.ts';
import { reasonRoutes } from './reasons/routes.ts';
import { reconciliationRoutes } from './reconciliations/routes.ts';
import { resetRoutes } from './resets/routes.ts';
import { reversalRoutes } from './reversals/routes.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { secondFactorRoutes } from './secondFactor/routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { staffRoutes } from './staff/routes.ts';
import { statementRoutes } from './statements/routes.ts';
import { transactionRoutes } from './transactions/routes.ts';
import { userRoutes } from './users/routes.ts';
import { walletRoutes } from './wallets/routes.ts';
import { withdrawalRoutes } from './withdrawals/routes.ts';

export const routes: readonly Route[] = [
  ...authRoutes,
  ...secondFactorRoutes,
  ...userRoutes,
  ...staffRoutes,
  ...profileRoutes,
  ...depositRoutes,
  ...priceRoutes,
  ...quoteRoutes,
  ...walletRoutes,
  ...chainRoutes,
  ...alarmRoutes,
  ...reconciliationRoutes,
  ...withdrawalRoutes,
  ...payoutRoutes,
  ...addressBookRoutes,
  ...conversationRoutes,
  ...transactionRoutes,
  ...balanceRoutes,
  ...statementRoutes,
  ...settingsRoutes,
  ...reasonRoutes,
  ...reviewRoutes(readDetail),
  ...approvalRoutes,
  ...reversalRoutes,
  ...resetRoutes,
  ...searchRoutes,
  ...overviewRoutes,
  ...figureRoutes,
  ...eventRoutes,
  ...exportRoutes,
  ...auditRoutes,
  ...logRoutes,
  ...liabilityRoutes,
  ...outboxRoutes,
  ...healthRoutes,
];

export interface Connection {
  address: string;
}

interface AppEnvironment {
  Bindings: Connection;
  Variables: { trace: Trace };
}

export function createApp(ports: Ports): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>().basePath(backendPath);
  const clientAddress = clientAddresses(ports);
  const secured = Object.entries(transportSecurity(ports.config.publicUrl));
  app.use(async (context, next) => {
    await traced(context.req.method, ports.log, async (trace) => {
      context.set('trace', trace);
      await next();
      return context.res;
    });
  });
  app.use(async (context, next) => {
    await next();
    // Not by `context.header`, which copies the response as a stream and costs as much as a query.
    const { headers } = context.res;
    headers.set('Cache-Control', 'no-store');
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Referrer-Policy', 'no-referrer');
    headers.set('Cross-Origin-Resource-Policy', 'same-origin');
    for (const [name, value] of secured) headers.set(name, value);
    if (!headers.has('Content-Security-Policy')) {
      headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    }
  });
  if (ports.config.corsOrigins.length > 0) {
    const exposeHeaders = [...Object.values(listHeaders), 'Retry-After', requestIdHeader];
    app.use(cors({ origin: [...ports.config.corsOrigins], exposeHeaders, maxAge: 600 }));
  }
  for (const route of routes) {
    app.on(route.call.method, route.call.path.replace(/\{(\w+)\}/g, ':$1'), (context) => {
      const trace = context.get('trace');
      trace.route = route.call.path;
      return handle(route, ports, {
        trace,
        request: context.req.raw,
        params: context.req.param() as Record<string, string>,
        query: context.req.query(),
        clientAddress: clientAddress(
          context.env?.address ?? 'local',
          context.req.header('X-Forwarded-For') ?? null,
        ),
      });
    });
  }
  app.notFound((context) =>
    errorResponse(
      new ApiError('not-found', platformMessages.notFound),
      context.get('trace').requestId,
      ports.log,
    ),
  );
  app.onError((error, context) => errorResponse(error, context.get('trace').requestId, ports.log));
  return app;
}
