import type { UserRecord } from '#src/admin/provider/records.ts';
import { StateChip } from '#src/admin/shell/StateChip.tsx';
import { copy } from './copy.ts';
import { useIsSelf } from './useIsSelf.ts';

export function AccountMarks({ user: { id, isAdmin, status } }: { user: UserRecord }) {
  const isSelf = useIsSelf(id);
  const marks = [
    isAdmin && copy.users.staff,
    isSelf && copy.users.you,
    status !== 'active' && copy.users.statuses[status],
  ];
  return marks
    .filter((mark) => typeof mark === 'string')
    .map((mark) => <StateChip key={mark} label={mark} sx={{ mr: 0.5 }} />);
}
