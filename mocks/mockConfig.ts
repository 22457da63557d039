import type { Config } from '#server/platform/ports.ts';
import { noOperator } from '#server/runtime/operator.ts';

/** The configuration of an app in a test. */
export const mockConfig: Config = {
  demo: true,
  publicUrl: 'http://localhost:3000',
  mailConfigured: false,
  operator: noOperator,
  marketWidgets: 'off',
  marketChartUrl: 'https://chart.example/',
  rateLimitFactor: 1000,
  priceMaxAgeMs: 120_000,
  priceMaxDivergence: 0.02,
  priceSingleSource: false,
  diskReserveBytes: 0,
  corsOrigins: [],
  staffSecondFactor: 'optional',
  trustedProxies: [],
  logOrigin: 'localhost:3000/log',
  logHeadMs: 600_000,
  logWitnesses: [],
};
