import type { WithdrawalRecord } from '#src/admin/provider/records.ts';
import { useSession } from '#src/shared/session/useSession.ts';

/** Whether the signed-in staff member is paying this withdrawal. */
export function useIsPayer({ status, payingBy }: WithdrawalRecord): boolean {
  const staffId = useSession().user?._id;
  return status === 'approved' && payingBy !== null && payingBy._id === staffId;
}
