import { array, boolean, object, string } from 'yup';
import { call, messageReply } from './call.ts';
import { type Duty, duties } from './duties.ts';
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
import { userRecord } from './userRecord.ts';

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

const dutiesOf = object({ duties: array(string<Duty>().oneOf(duties).defined()).defined() });

/** `required` of staff who cannot work before it is set up. */
const factorOf = object({
  secondFactor: object({ required: boolean().defined(), setUp: boolean().defined() }),
});

export const profile = {
  /** The signed-in user; investors have no duties. */
  me: call({
    method: 'GET',
    path: '/me',
    access: 'user',
    beforeSecondFactor: true,
    reply: object({ data: userRecord.concat(dutiesOf).concat(factorOf) }),
  }),
  read: call({
    method: 'GET',
    path: '/api/user/userprofile/{userId}',
    access: 'user',
    // Clients of the specification send a colon before the id; both forms answer (S-358).
    params: object({
      userId: string()
        .transform((id: string) => id.replace(/^:/, ''))
        .uuid()
        .required(),
    }),
    reply: object({ data: userRecord }),
  }),
  update: call({
    method: 'POST',
    path: '/api/v1/user/update',
    access: 'user',
    rateLimits: ['profileUpdatesPerUser'],
    body: profileRules,
    reply: messageReply,
  }),
  changePassword: call({
    method: 'POST',
    path: '/api/v1/user/change-password',
    access: 'user',
    rateLimits: ['reauthenticationsPerUser'],
    body: changePasswordRules,
    reply: messageReply,
  }),
} as const;
