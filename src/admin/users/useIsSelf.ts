import { useSession } from '#src/shared/session/useSession.ts';

/** Whether this is the signed-in staff member: on themselves the server refuses every command. */
export const useIsSelf = (userId: string | undefined): boolean => useSession().user?._id === userId;
