import { boolean, number, object, string } from 'yup';
import { call } from './call.ts';

/** `consent`: only after consent (S-066). */
export const marketWidgetModes = ['on', 'consent', 'off'] as const;

const stated = string().nullable().defined();

/** Facts that the operator states about itself; null where it states nothing. */
export const operatorRecord = object({
  legalName: stated,
  companyNumber: stated,
  address: stated,
  support: stated,
  supportHours: stated,
  /** A sentence about authorisation and supervision. */
  status: stated,
  /** Address of the public register in which the operator is found. */
  register: stated,
  /** The responsible people, with their roles. */
  people: stated,
  countries: stated,
  complaintDays: number().nullable().defined(),
  ombudsman: stated,
  /** Governing law and place of jurisdiction. */
  law: stated,
  /** Companies that process personal data for the operator, and where. */
  processors: stated,
  /** How the operator earns money: one or more sentences. */
  income: stated,
});

/** The operator's identity comes only from the environment (S-053). */
export const settingsRecord = object({
  minDepositUsd: number().defined(),
  maxDepositUsd: number().nullable().defined(),
  minWithdrawalUsd: number().defined(),
  dailyWithdrawalUsd: number().nullable().defined(),
  reviewHours: number().defined(),
  /** From the approval of a withdrawal to its payment. */
  payHours: number().defined(),
  minimumAge: number().defined(),
  addressWaitHours: number().defined(),
  /** The longer wait that holds until a shorter one does. */
  addressWaitBefore: object({ hours: number().defined(), until: string().defined() })
    .nullable()
    .defined(),
  /** Confirmations of Bitcoin by the amount of a deposit. */
  confirmSmall: number().defined(),
  confirmMedium: number().defined(),
  confirmLarge: number().defined(),
  mediumFromUsd: number().defined(),
  largeFromUsd: number().defined(),
  /** Hundredths of a percent that a payment may be short. */
  paymentToleranceBps: number().defined(),
  /** Of a payment after the end of its quote. */
  lateRate: string<'quote' | 'seen'>().oneOf(['quote', 'seen']).defined(),
  /** An alarm about coin that left pauses deposits and withdrawals. */
  alarmPauses: boolean().defined(),
  /** Anyone reads addresses and cover of the newest closed days. */
  publishReserves: boolean().defined(),
  /** Satoshi for a byte that a payout pays at least and at most. */
  feeFloor: number().defined(),
  feeCeiling: number().defined(),
  depositsPaused: boolean().defined(),
  withdrawalsPaused: boolean().defined(),
  pauseReason: string().nullable().defined(),
  demo: boolean().defined(),
  mailConfigured: boolean().defined(),
  termsVersion: string().defined(),
  marketWidgets: string().oneOf(marketWidgetModes).defined(),
  marketChartHost: string().defined(),
  operator: operatorRecord,
});

/** Apart from the rules of staff, because each first visit loads it. */
export const readSettings = call({
  method: 'GET',
  path: '/settings',
  access: 'anyone',
  reply: object({ data: settingsRecord }),
});
