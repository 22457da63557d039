import type { Operator } from '#server/platform/ports.ts';

type Read = (name: string) => string | undefined;

const complaintDaysMax = 365;

/** Variables that production cannot start without, and their meaning. */
export const requiredOfOperator = {
  OPERATOR_LEGAL_NAME: "the operator's legal name",
  OPERATOR_COMPANY_NUMBER: "the operator's company number",
  OPERATOR_ADDRESS: "the operator's address",
  OPERATOR_SUPPORT: 'a support contact',
  OPERATOR_REGULATION: 'a sentence about authorisation, such as "Not supervised by any authority."',
  OPERATOR_INCOME: 'how the operator earns money, in whole sentences',
} as const;

/** Reads the identity of the operator. Adds a line to `errors` for each invalid variable. */
export function readOperator(read: Read, errors: string[]): Operator {
  const text = (name: string) => read(`OPERATOR_${name}`) ?? null;
  return {
    legalName: text('LEGAL_NAME'),
    companyNumber: text('COMPANY_NUMBER'),
    address: text('ADDRESS'),
    support: text('SUPPORT'),
    supportHours: text('SUPPORT_HOURS'),
    status: text('REGULATION'),
    register: readRegister(text('REGISTER_URL'), errors),
    people: text('PEOPLE'),
    countries: text('COUNTRIES'),
    complaintDays: readDays(text('COMPLAINT_DAYS'), errors),
    ombudsman: text('OMBUDSMAN'),
    law: text('LAW'),
    processors: text('PROCESSORS'),
    income: text('INCOME'),
  };
}

/** An installation that names no operator, such as the demo. */
export const noOperator: Operator = readOperator(() => undefined, []);

function readDays(text: string | null, errors: string[]): number | null {
  if (text === null) return null;
  const days = Number(text);
  if (Number.isInteger(days) && days >= 1 && days <= complaintDaysMax) return days;
  errors.push(`OPERATOR_COMPLAINT_DAYS must be a whole number from 1 to ${complaintDaysMax}.`);
  return null;
}

function readRegister(text: string | null, errors: string[]): string | null {
  if (text === null || (text.startsWith('https://') && URL.canParse(text))) return text;
  errors.push('OPERATOR_REGISTER_URL must be an https address.');
  return null;
}
