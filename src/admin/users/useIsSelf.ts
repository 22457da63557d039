import { useSession } from '#src/shared/session/useSession.ts';

/**
 * Whether this is the signed-in staff member's own account. On it the server refuses every command
 * but the end of other sessions.
 */
export const useIsSelf = (userId: string | undefined): boolean => useSession().user?._id === userId;
