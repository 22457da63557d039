import type { Location } from 'react-router-dom';
import { staffHome } from '#contract/backOffice.ts';
import type { User } from '#contract/userRecord.ts';

interface LoginState {
  /** The page that asked for the sign-in. */
  from: string;
}

/** The router state for `/login`, which brings the user back after the sign-in. */
export const loginState = ({ pathname, search, hash }: Location): LoginState => ({
  from: `${pathname}${search}${hash}`,
});

/** Whether a page asked for the sign-in. */
export const isLoginState = (state: unknown): state is LoginState =>
  typeof state === 'object' && state !== null && typeof (state as LoginState).from === 'string';

export const homeOf = ({ isAdmin }: Pick<User, 'isAdmin'>): string =>
  isAdmin ? staffHome : '/user/overview';

/** The page after a sign-in: the one that asked for it, else the first page of the role. */
export function landingOf({ isAdmin }: Pick<User, 'isAdmin'>, state: unknown): string {
  const from = isLoginState(state) ? state.from : '';
  const mayReturn = /^\/user(\/|$|\?)/.test(from) || (isAdmin && /^\/admin(\/|$|\?)/.test(from));
  return mayReturn ? from : homeOf({ isAdmin });
}
