import { backOfficePages } from './backOffice.ts';

/** Public pages that are rendered when the site is built. */
export const publicPages = [
  '/',
  '/about',
  '/insights',
  '/planning-services',
  '/retirement-planning',
  '/investment',
  '/investment-products',
  '/terms',
  '/privacy',
  '/risk',
  '/complaints',
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

/** Pages of the app whose markup is rendered when the site is built. */
export const firstPaintPages = ['/login'] as const;

/** The frame document around the third-party ticker, with its own content policy. */
export const widgetPath = '/market-widget';
/** The frame document around the third-party chart of the investor's overview. */
export const chartFramePath = '/market-chart';
/** All frame documents. */
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
  '/user/my-plans',
  '/user/tradingplans',
  '/user/plan/:name',
  '/user/transaction',
  '/user/withdraw',
  '/user/useracct',
  '/user/useracct/profile',
  '/user/useracct/security',
  '/admin',
].concat(backOfficePages);
