import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { groupDollars } from '#contract/money.ts';
import { balancesOf, type User } from '#contract/users.ts';
import { Money } from '#src/shared/ui/Money.tsx';
import { copy } from '../copy.ts';
import { BtcEquivalent } from './BtcEquivalent.tsx';

export function BalanceCard({ user }: { user: User }) {
  const { availableCents, heldCents } = balancesOf(user);
  return (
    <Card
      component="section"
      aria-labelledby="balance"
      sx={{ p: { xs: 2.5, sm: 3.5 }, borderLeft: 4, borderLeftColor: 'primary.main' }}
    >
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={{ xs: 3, sm: 6 }}
        sx={{ justifyContent: 'space-between' }}
      >
        <Stack spacing={0.5}>
          <Typography id="balance" variant="h6" component="h2" color="text.secondary">
            {copy.overview.availableBalance}
          </Typography>
          <Typography sx={{ fontSize: { xs: '2rem', sm: '2.5rem' }, fontWeight: 600 }}>
            <Money cents={availableCents} />
          </Typography>
          {heldCents > 0n && (
            <Typography variant="body2" color="text.secondary">
              {copy.overview.onHold(groupDollars(heldCents))}
            </Typography>
          )}
        </Stack>
        <BtcEquivalent cents={availableCents} />
      </Stack>
    </Card>
  );
}
