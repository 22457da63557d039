import type { ReplyOf } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { type Backend, staffPassword } from '#mocks/backend.ts';
import { type Answered, callApi } from '#tests/support/caller.ts';
import {
  addWallet,
  investor,
  investorPassword,
  type Person,
  staff,
} from '#tests/support/people.ts';

/** A caller, with the password that their own calls require. */
export interface Caller extends Partial<Person> {
  password: string;
}

/** Ada owns the items, Eve none of them, Sue is suspended, Grace is staff. */
export interface Stage {
  backend: Backend;
  ada: Person;
  eve: Person;
  sue: Person;
  grace: Person;
  /** Staff as well: no one may decide on their own items. */
  alan: Person;
  caller: Caller;
}

/** A few letters that no other name has. */
export const tail = () => crypto.randomUUID().slice(0, 8);

/** Sets the stage with people that no other call has touched. */
export async function setStage(backend: Backend): Promise<Stage> {
  const name = tail();
  const [grace, alan] = [
    await staff(backend, `grace-${name}`),
    await staff(backend, `alan-${name}`),
  ];
  const [ada, eve, sue] = [
    await investor(backend, `ada-${name}`),
    await investor(backend, `eve-${name}`),
    await investor(backend, `sue-${name}`),
  ];
  await addWallet(backend, grace);
  const body = { reason: 'A reason of the tests.' };
  const suspension = { token: grace.token, params: { id: sue.user._id }, body };
  expectDone(await callApi(backend, calls.users.suspend, suspension));
  return { backend, ada, eve, sue, grace, alan, caller: { password: investorPassword } };
}

/** The same stage as one of its people calls on it. */
export const calledBy = (stage: Stage, who: Person | undefined): Stage => ({
  ...stage,
  caller: { ...who, password: who === stage.grace ? staffPassword : investorPassword },
});

/** The reply of a call that only prepares a test; an error ends the test. */
export function expectDone<C>({ status, problem, reply }: Answered<C>): ReplyOf<C> {
  if (status !== 200) throw new Error(`The stage could not be set: ${problem.message}`);
  return reply;
}

export interface Request {
  params?: Record<string, string>;
  body?: Record<string, unknown>;
  query?: Record<string, unknown>;
}

/** A valid request of one call, prepared separately for each caller. */
export interface Sample {
  /** Callers who may reach the item, where the access of the call is wider. */
  whose?: 'owner' | 'owner and staff';
  request: (stage: Stage) => Request | Promise<Request>;
}
