import { array, boolean, object, string } from 'yup';
import { call, messageReply } from './call.ts';
import { type Duty, duties } from './duties.ts';
import { changePasswordRules, profileRules } from './profileRules.ts';
import { userRecord } from './userRecord.ts';

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
