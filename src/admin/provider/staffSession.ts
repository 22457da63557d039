import { type AuthProvider, HttpError } from 'react-admin';
import { calls } from '#contract/calls.ts';
import { signOut } from '#src/shared/access/signOut.ts';
import { send } from '#src/shared/api/send.ts';
import { session } from '#src/shared/session/store.ts';

// The guard around the area leads away by itself, so react-admin neither redirects nor speaks.
const leave = { message: false, logoutUser: true };
const stay = { message: false, logoutUser: false };

/** Asks the server who this is now; the session then knows, and the guard with it (S-038). */
async function refreshRole(userId: string): Promise<boolean> {
  const { data } = await send(calls.profile.read, { params: { userId } });
  session.update(data);
  return data.isAdmin;
}

/** react-admin's view of the app's one session (DESIGN 6.16). */
export const staffSession: AuthProvider = {
  // Signing in belongs to /login, which react-admin never opens.
  login: () => Promise.reject(new Error('Staff sign in at /login.')),
  logout: async () => {
    await signOut();
    return false;
  },
  checkAuth: async () => {
    if (!session.read().user?.isAdmin) throw stay;
  },
  checkError: async (failure: unknown) => {
    if (!(failure instanceof HttpError)) return;
    if (failure.status === 401) throw leave;
    const userId = session.read().user?._id;
    if (failure.status === 403 && userId && !(await refreshRole(userId))) throw stay;
  },
  getIdentity: async () => {
    const { user } = session.read();
    return user ? { id: user._id, fullName: user.fullName } : { id: '' };
  },
};
