import { isValid, parse, subYears } from 'date-fns';
import { messages } from '#contract/messages.ts';
import { isoDay } from '#contract/time.ts';
import { ApiError } from '#server/platform/errors/apiError.ts';

/**
 * Reads DD/MM/YYYY or ISO as an ISO date of a person of at least `minimumAge` years (S-275).
 * Errors: 422 when it is no real past date, or too young.
 */
export function readDateOfBirth(text: string, minimumAge: number, at: Date): string {
  const pattern = /^\d{4}-\d{2}-\d{2}$/.test(text) ? 'yyyy-MM-dd' : 'dd/MM/yyyy';
  const date = parse(`${text} +00`, `${pattern} x`, at);
  const fault = (sentence: string) =>
    new ApiError('rule', sentence, { fields: { dateOfBirth: sentence } });
  if (!isValid(date) || date >= at || date.getUTCFullYear() < 1900) {
    throw fault(messages.dateOfBirthInvalid);
  }
  if (date > subYears(at, minimumAge)) {
    throw fault(`${messages.tooYoung} The minimum age is ${minimumAge}.`);
  }
  return isoDay(date);
}
