import { backOfficePages } from './backOffice.ts';

export const publicPages = [
  '/',
  '/about',
  '/insights',
  '/planning-services',
  '/retirement-planning',
  '/investment',
  '/investment-products',
  '/terms',
  '/terms/2026-11-23',
  '/terms/2026-11-22',
  '/privacy',
  '/risk',
  '/complaints',
  '/help',
  '/security',
  '/proof',
  '/insights/promised-returns',
  '/insights/market-falls',
  '/insights/experts',
  '/insights/reading-a-quote',
  '/insights/checking-an-address',
  '/insights/diversification',
  '/insights/costs',
  '/themes/option-trading',
  '/themes/stock-market',
  '/themes/forex',
  '/themes/crypto-access',
  '/themes/fixed-income',
  '/themes/real-estate',
  '/themes/infrastructure',
  '/themes/agriculture',
  '/themes/planning-services',
  '/themes/assets-management',
  '/themes/retirement-planning',
  '/themes/private-wealth',
] as const;

/** The checker of proofs as a file. */
export const checkerPath = '/proof/checker.html';

/** The insights for feed readers. */
export const feedPath = '/insights/feed.xml';

export const firstPaintPages = ['/login', '/user/overview'] as const;

/** Pages of the app whose document differs from the others by title and description. */
export const titledPages = ['/register'] as const;

export const widgetPath = '/market-widget';
export const chartFramePath = '/market-chart';
export const framePaths: readonly string[] = [widgetPath, chartFramePath];

/** Pages that the app renders in the browser; the server answers 404 for anything else. */
export const appPages: readonly string[] = /* @__PURE__ */ [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/not-me',
  '/dash/deposit',
  '/user',
  '/user/overview',
  '/user/dashboard',
  '/user/deposit',
  '/user/deposit/:id',
  '/user/my-plans',
  '/user/tradingplans',
  '/user/plan/:name',
  '/user/transaction',
  '/user/statements',
  '/user/withdraw',
  '/user/withdraw/:id',
  '/user/useracct',
  '/user/useracct/profile',
  '/user/useracct/security',
  '/user/useracct/addresses',
  '/user/help',
  '/user/proof',
  '/admin',
].concat(backOfficePages);
