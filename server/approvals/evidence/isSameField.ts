import { dollarsPattern, parseDollars } from '#contract/money.ts';

/** A row of the database as JSON. */
export type Row = Readonly<Record<string, unknown>>;

/** Whether a field has the text of a column, in capitals or not. */
export const isSameField = (a: unknown, b: unknown) =>
  String(a).toLowerCase() === String(b).toLowerCase();

/** Whether a field names the amount of a column. */
export const isCents = (dollars: string | undefined, cents: unknown) =>
  dollarsPattern.test(dollars ?? '') && parseDollars(dollars ?? '') === BigInt(cents as number);

/** Whether a switch is as its column. */
export const isOn = (field: string | undefined, value: unknown) => (field === 'true') === value;
