import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Link, useNavigate } from 'react-router-dom';
import { listPath } from '#contract/backOffice.ts';
import type { UserRecord } from '#src/admin/provider/records.ts';
import { widths } from '#src/admin/record/widths.ts';
import { Avatar } from '#src/admin/shell/Avatar.tsx';
import { useKeys } from '#src/admin/shell/useKeys.ts';
import { AccountMarks } from '#src/admin/users/AccountMarks.tsx';
import { VerifiedChip } from '#src/admin/users/VerifyField.tsx';
import { PageTitle } from '#src/shared/ui/PageTitle.tsx';
import { activityOf } from './activityOf.ts';
import { copy } from './copy.ts';
import { PersonAbout } from './PersonAbout.tsx';

interface PersonBarProps {
  id: string;
  /** Absent while the record loads. */
  user: UserRecord | undefined;
}

/** The name and the state of a user, always visible. */
export function PersonBar({ id, user }: PersonBarProps) {
  const navigate = useNavigate();
  const back = listPath('users');
  useKeys({ Escape: () => navigate(back) });
  return (
    <Box component="header" sx={bar}>
      <IconButton component={Link} to={back} aria-label={copy.back} size="small">
        <ArrowBack fontSize="small" />
      </IconButton>
      <Box sx={desk}>{user && <Avatar fullName={user.fullName} />}</Box>
      <Box sx={{ minWidth: 0, mr: 'auto' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
          <PageTitle sx={name}>{user?.fullName ?? copy.title}</PageTitle>
          {user && <VerifiedChip isVerified={user.isVerified} />}
          {user && <AccountMarks user={user} />}
        </Box>
        {user && <PersonAbout user={user} />}
      </Box>
      <Button href="#actions" size="small" sx={jump}>
        {copy.jump}
      </Button>
      <Button
        component={Link}
        to={activityOf(id)}
        size="small"
        variant="outlined"
        sx={{ ...desk, ...tall }}
      >
        {copy.activity}
      </Button>
    </Box>
  );
}

const bar = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  columnGap: 1.25,
  minHeight: 52,
  pl: 1,
  pr: 2.5,
  py: 0.5,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  '& .MuiChip-root': { height: 20, borderRadius: '5px', fontSize: '0.75rem' },
  [widths.phone]: { pl: 0.5, pr: 1 },
} as const;

const name = { fontSize: '1rem', lineHeight: 1.25, overflowWrap: 'anywhere' } as const;

const desk = { [widths.phone]: { display: 'none' } } as const;

const tall = { minHeight: 32, height: 32 } as const;

const jump = {
  display: 'none',
  flex: 'none',
  whiteSpace: 'nowrap',
  [widths.phone]: { display: 'inline-flex' },
} as const;
