import { isValid, parse, subYears } from 'date-fns';
import { isoDay } from '#contract/time.ts';
import { fieldError } from '#server/platform/errors/apiError.ts';
import { profileMessages } from './messages.ts';

/** DD/MM/YYYY or ISO. Errors: 422 when it is not a real past date, or too recent. */
export function readDateOfBirth(text: string, minimumAge: number, at: Date): string {
  const pattern = /^\d{4}-\d{2}-\d{2}$/.test(text) ? 'yyyy-MM-dd' : 'dd/MM/yyyy';
  const date = parse(`${text} +00`, `${pattern} x`, at);
  if (!isValid(date) || date >= at || date.getUTCFullYear() < 1900) {
    throw fieldError('dateOfBirth', profileMessages.dateOfBirthInvalid);
  }
  if (date > subYears(at, minimumAge)) {
    throw fieldError('dateOfBirth', profileMessages.tooYoung(minimumAge));
  }
  return isoDay(date);
}
