import Box from '@mui/material/Box';
import { copy as adminCopy } from '#src/admin/copy.ts';
import { PageTitle } from '#src/shared/ui/PageTitle.tsx';
import { TeamPanel } from './TeamPanel.tsx';

/** The members of staff and their duties. */
export function TeamPage() {
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 1120 }}>
      <PageTitle sx={{ fontSize: '1rem' }}>{adminCopy.tabs.team}</PageTitle>
      <TeamPanel />
    </Box>
  );
}
