import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { ScreenHead } from '#src/admin/panel/ScreenHead.tsx';
import { InviteButton } from '#src/admin/users/InviteButton.tsx';
import { copy } from './copy.ts';
import { TeamTable } from './TeamTable.tsx';

/** The members of staff and their duties. */
export function TeamPage() {
  return (
    <Box component="section" aria-label={copy.title} sx={{ display: 'grid', gap: 2 }}>
      <ScreenHead title={copy.title} text={copy.text}>
        <InviteButton />
      </ScreenHead>
      <Card sx={{ px: 2, py: 0.5 }}>
        <TeamTable />
      </Card>
    </Box>
  );
}
