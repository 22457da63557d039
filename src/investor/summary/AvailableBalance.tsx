import Box from '@mui/material/Box';
import { useLocation } from 'react-router-dom';
import { balancesOf } from '#contract/userRecord.ts';
import { copy } from '#src/investor/copy.ts';
import { isOverview } from '#src/investor/layout/menu.ts';
import { useProfile } from '#src/shared/access/useProfile.ts';
import { Money } from '#src/shared/ui/Money.tsx';

/** The balance in the top bar; the overview itself begins with it. */
export function AvailableBalance() {
  const { data: user } = useProfile();
  const { pathname } = useLocation();
  if (!user || isOverview(pathname)) return null;
  return (
    <Box
      sx={{
        display: { xs: 'none', wide: 'flex' },
        gap: 1,
        fontSize: '0.8125rem',
        color: 'text.secondary',
        whiteSpace: 'nowrap',
      }}
    >
      {copy.layout.available}
      <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
        <Money cents={balancesOf(user).availableCents} />
      </Box>
    </Box>
  );
}
