import type { AuditVerdict } from '#contract/audit.ts';
import { initialLogHealth, type LogHealth } from './logPorts.ts';

/** Nothing is ready before the first background check. */
export interface Health extends LogHealth {
  notReadyReason: string | undefined;
  /** While an invariant is broken or a guard is off: transfers are refused. */
  moneyHalted: boolean;
  diskShort: boolean;
  /** The program could disable its own guards. */
  servesAsOwner: boolean;
  guardsMissing: readonly string[];
  brokenLines: readonly string[];
  forwardedUntrusted: number;
  brokenRows: number;
  checkedAt: Date | undefined;
  /** Checks take at most a fiftieth of the time. */
  restUntil: Date | undefined;
  /** The next answer of the database repeats the check. */
  checkFailed: boolean;
  answeredAt: Date | undefined;
  /** The last query of the database failed. */
  databaseLost: boolean;
  /** The last check of the audit log by this process. */
  auditVerdict: AuditVerdict | undefined;
  /** The last check of all signatures by this process. */
  signatures: { checkedAt: string; failed: number } | undefined;
}

/** The health before the first check. */
export const initialHealth = (): Health => ({
  notReadyReason: 'The server has not checked itself yet.',
  moneyHalted: false,
  diskShort: false,
  servesAsOwner: false,
  guardsMissing: [],
  brokenLines: [],
  forwardedUntrusted: 0,
  brokenRows: 0,
  checkedAt: undefined,
  restUntil: undefined,
  checkFailed: false,
  answeredAt: undefined,
  databaseLost: false,
  auditVerdict: undefined,
  ...initialLogHealth,
  signatures: undefined,
});
