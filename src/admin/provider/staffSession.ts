import { type AuthProvider, HttpError } from 'react-admin';
import type { Duty } from '#contract/duties.ts';
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

let held: { token: string; duties: Promise<readonly Duty[]> } | undefined;

/** Of the signed-in staff; a refusal means that they may have changed. */
function readDuties(): Promise<readonly Duty[]> {
  const { token } = session.read();
  if (held?.token !== token) {
    held = { token, duties: send(profile.me).then(({ data }) => data.duties) };
  }
  return held.duties;
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
    if (error.status === 403) held = undefined;
    if (error.status === 403 && userId && !(await refreshRole(userId))) throw stay;
  },
  canAccess: async ({ resource, action }) => {
    if (resource !== 'duty' || action === 'any') return true;
    const has = await readDuties().catch(() => undefined);
    if (!has) held = undefined;
    return has?.some((duty) => action.split(',').includes(duty)) ?? true;
  },
  getIdentity: async () => {
    const { user } = session.read();
    return user ? { id: user._id, fullName: user.fullName } : { id: '' };
  },
};
