import { object } from 'yup';
import { parseDuties } from './duties.ts';
import { messages } from './messages.ts';
import { filled, ordered, personName, text, typed, userNameLengthMax } from './rules.ts';

/** Comma-separated; without it those of the caller. */
export const dutyList = text(100).test(
  'duties',
  messages.dutyUnknown,
  (list) => !list || parseDuties(list).length === list.split(',').length,
);

/** Rules of an invitation of staff. */
export const inviteRules = ordered(
  object({
    fullName: personName().default(''),
    userName: personName(userNameLengthMax).default(''),
    email: typed(254).email(messages.emailInvalid),
    duties: dutyList,
  }),
  [
    [
      'fullName',
      messages.fillAllFields,
      ({ fullName, userName, email }) => [fullName, userName, email].every(filled),
    ],
  ],
);
