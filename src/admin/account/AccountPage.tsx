import Box from '@mui/material/Box';
import { copy as adminCopy } from '#src/admin/copy.ts';
import { FactList } from '#src/admin/panel/FactList.tsx';
import { Panel } from '#src/admin/panel/Panel.tsx';
import { ScreenTitle } from '#src/admin/panel/ScreenTitle.tsx';
import { copy as factorCopy } from '#src/shared/factor/copy.ts';
import { TwoStep } from '#src/shared/factor/TwoStep.tsx';
import { day } from '#src/shared/format/dates.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import { copy } from './copy.ts';
import { OwnPassword } from './OwnPassword.tsx';
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
        <OwnPassword />
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
