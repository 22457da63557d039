import type { Location } from 'react-router-dom';
import { staffHome } from '#contract/backOffice.ts';
import type { User } from '#contract/users.ts';

/** What a guard tells the login page: where the visitor was heading. */
interface LoginState {
  from: string;
}

/** The state that a guard hands to `/login` so that the visitor comes back (S-028). */
export const comingFrom = ({ pathname, search, hash }: Location): LoginState => ({
  from: `${pathname}${search}${hash}`,
});

const isLoginState = (state: unknown): state is LoginState =>
  typeof state === 'object' && state !== null && typeof (state as LoginState).from === 'string';

/** The page where a role begins (S-089, S-090). */
export const homeOf = ({ isAdmin }: Pick<User, 'isAdmin'>): string =>
  isAdmin ? staffHome : '/user/overview';

/** Where a sign-in leads: back to the remembered page, else by role (S-089, S-090). */
export function landingOf({ isAdmin }: Pick<User, 'isAdmin'>, state: unknown): string {
  const from = isLoginState(state) ? state.from : '';
  const mayReturn = /^\/user(\/|$|\?)/.test(from) || (isAdmin && /^\/admin(\/|$|\?)/.test(from));
  return mayReturn ? from : homeOf({ isAdmin });
}
