import { type AuthProvider, HttpError } from 'react-admin';
import { profile } from '#contract/profile.ts';
import { signOut } from '#src/shared/access/signOut.ts';
import { send } from '#src/shared/api/send.ts';
import { session } from '#src/shared/session/session.ts';

// The guard around the area redirects, so react-admin shows no message.
const leave = { message: false, logoutUser: true };
const stay = { message: false, logoutUser: false };

/** Reads the role from the server into the session, which the guard watches. */
async function refreshRole(userId: string): Promise<boolean> {
  const { data } = await send(profile.read, { params: { userId } });
  session.update(data);
  return data.isAdmin;
}

/** The session of the app as react-admin's auth provider. */
export const staffSession: AuthProvider = {
  login: () => Promise.reject(new Error('Staff sign in at /login.')),
  logout: async () => {
    await signOut();
    return false;
  },
  checkAuth: async () => {
    if (!session.read().user?.isAdmin) throw stay;
  },
  checkError: async (error: unknown) => {
    if (!(error instanceof HttpError)) return;
    if (error.status === 401) throw leave;
    const userId = session.read().user?._id;
    if (error.status === 403 && userId && !(await refreshRole(userId))) throw stay;
  },
  getIdentity: async () => {
    const { user } = session.read();
    return user ? { id: user._id, fullName: user.fullName } : { id: '' };
  },
};
