import { object } from 'yup';
import { messages } from './messages.ts';
import {
  filled,
  ordered,
  passwordCharacters,
  personName,
  text,
  typedPassword,
  userNameLengthMax,
} from './rules.ts';

const optional = (max?: number) => text(max).nullable();

/** Empty texts are ignored, null removes an optional field (S-276). */
export const profileRules = object({
  userName: personName(userNameLengthMax),
  fullName: personName(),
  email: text(254).email(messages.emailInvalid),
  phoneNumber: optional(40),
  dateOfBirth: optional(10),
  address: optional(300),
  postalCode: optional(20),
  country: optional(60),
}).test('some', messages.noFieldsToUpdate, (value) =>
  Object.values(value).some((field) => field !== undefined && field !== ''),
);

/** Mismatch first, then presence, then the characters (S-273 to S-280). */
export const changePasswordRules = ordered(
  object({
    existingPassword: typedPassword(),
    newPassword: typedPassword(),
    confirmPassword: typedPassword(),
  }),
  [
    [
      'confirmPassword',
      messages.passwordMismatch,
      (value) => value.newPassword === value.confirmPassword,
    ],
    [
      'existingPassword',
      messages.allFieldsRequired,
      (value) => filled(value.existingPassword) && filled(value.newPassword),
    ],
    [
      'newPassword',
      messages.passwordNeedsSpecial,
      (value) => passwordCharacters(value.newPassword),
    ],
  ],
);
