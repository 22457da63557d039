import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import Button from '@mui/material/Button';
import { useMay } from '#src/admin/duties/useMay.ts';
import { useDialogs } from '#src/admin/shell/useDialogs.ts';
import { copy } from './copy.ts';
import { InviteDialog } from './InviteDialog.tsx';

/** Creates a staff account; its owner sets the password by a mailed link. */
export function InviteButton() {
  const { open } = useDialogs();
  const may = useMay('people');
  if (!may) return null;
  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={<PersonAddOutlined />}
      onClick={() => open(<InviteDialog />)}
    >
      {copy.invite.button}
    </Button>
  );
}
