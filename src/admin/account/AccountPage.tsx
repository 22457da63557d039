import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { copy as adminCopy } from '#src/admin/copy.ts';
import { FactList } from '#src/admin/panel/FactList.tsx';
import { Panel } from '#src/admin/panel/Panel.tsx';
import { ScreenTitle } from '#src/admin/panel/ScreenTitle.tsx';
import { useDialogs } from '#src/admin/shell/useDialogs.ts';
import { copy as accountCopy } from '#src/shared/account/copy.ts';
import { PasswordChangeDialog } from '#src/shared/account/PasswordChangeDialog.tsx';
import { copy as factorCopy } from '#src/shared/factor/copy.ts';
import { TwoStep } from '#src/shared/factor/TwoStep.tsx';
import { day } from '#src/shared/format/dates.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import { copy } from './copy.ts';
import { OwnSessions } from './OwnSessions.tsx';
import { Preferences } from './Preferences.tsx';

/** The account of the signed-in staff member. */
export function AccountPage() {
  return (
    <Box sx={page}>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <ScreenTitle>{adminCopy.tabs.account}</ScreenTitle>
      </Box>
      <Box sx={column}>
        <Panel title={factorCopy.title}>
          <Box sx={small}>
            <TwoStep />
          </Box>
        </Panel>
        <OwnSessions />
      </Box>
      <Box sx={column}>
        <Person />
        <Password />
        <Preferences />
      </Box>
    </Box>
  );
}

function Person() {
  const { user } = useSession();
  if (!user) return null;
  const { title, userName, email, since } = copy.person;
  return (
    <Panel title={title}>
      <Box sx={{ fontWeight: 600, mb: 1 }}>{user.fullName}</Box>
      <FactList
        facts={[
          [userName, user.userName],
          [email, user.email],
          [since, day(user.createdAt)],
        ]}
      />
    </Panel>
  );
}

function Password() {
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

const page = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(320px, 2fr)' },
} as const;

// As high as the other buttons of the page, where no finger presses them.
const small = {
  '@media (pointer: fine)': {
    '& .MuiButton-root': { minHeight: 36, px: 1.5, fontSize: '0.8125rem' },
  },
} as const;

const column = { display: 'grid', gap: 2, minWidth: 0 } as const;
