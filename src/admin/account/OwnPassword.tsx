import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Panel } from '#src/admin/panel/Panel.tsx';
import { useDialogs } from '#src/admin/shell/useDialogs.ts';
import { copy as accountCopy } from '#src/shared/account/copy.ts';
import { PasswordChangeDialog } from '#src/shared/account/PasswordChangeDialog.tsx';
import { copy } from './copy.ts';

/** The panel to change the own password. */
export function OwnPassword() {
  const { open, close } = useDialogs();
  const { title, name, text } = copy.password;
  return (
    <Panel title={title}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Box sx={{ mr: 'auto', flex: '1 1 200px' }}>
          <Box sx={{ fontWeight: 550 }}>{name}</Box>
          <Box sx={{ color: 'text.secondary' }}>{text}</Box>
        </Box>
        <Button
          variant="outlined"
          size="small"
          onClick={() => open(<PasswordChangeDialog onClose={close} />)}
        >
          {accountCopy.password.title}
        </Button>
      </Box>
    </Panel>
  );
}
