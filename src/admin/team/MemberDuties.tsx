import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { duties, dutyNames } from '#contract/duties.ts';
import { useMay } from '#src/admin/duties/useMay.ts';
import type { StaffRow } from '#src/admin/provider/records.ts';
import { useDialogs } from '#src/admin/shell/useDialogs.ts';
import { useIsSelf } from '#src/admin/users/useIsSelf.ts';
import { copy } from './copy.ts';
import { DutiesDialog } from './DutiesDialog.tsx';

/** The duties of a member, with the button to change them. */
export function MemberDuties({ member }: { member: StaffRow }) {
  const { open } = useDialogs();
  const isSelf = useIsSelf(member.id);
  const mayChange = useMay('people') && !isSelf && member.status !== 'closed';
  const { fullName, duties: held } = member;
  const names = held.length === duties.length ? copy.all : dutyNames(held) || copy.none;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      {names}
      {mayChange && (
        <Button
          size="small"
          aria-label={copy.change.of(fullName)}
          onClick={() => open(<DutiesDialog member={member} />)}
        >
          {copy.change.button}
        </Button>
      )}
    </Box>
  );
}
