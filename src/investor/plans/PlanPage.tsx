import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { groupDollars } from '#contract/money.ts';
import { PageTitle } from '#src/shared/ui/PageTitle.tsx';
import { copy } from './copy.ts';
import type { Plan } from './plans.ts';

const words = copy.plan;

/** `/user/plan/<name>`: what the plan would be, who bears the loss, that nothing moves (S-171). */
export function PlanPage({ plan }: { plan: Plan }) {
  const rate = `${plan.rate} (${plan.period ?? copy.periodUnstated})`;
  const from = groupDollars(plan.fromCents);
  const below = groupDollars(plan.belowCents);
  return (
    <Stack spacing={3} sx={{ maxWidth: 720 }}>
      <PageTitle>{words.title(plan.title)}</PageTitle>
      <Chip
        color="warning"
        variant="outlined"
        label={copy.specimen}
        sx={{ alignSelf: 'flex-start' }}
      />
      <Card sx={{ p: { xs: 2.5, sm: 3.5 } }}>
        <Stack spacing={2.5}>
          {words.sections.map(([heading, text]) => (
            <div key={heading}>
              <Typography variant="h4" component="h2" gutterBottom>
                {heading}
              </Typography>
              <Typography color="text.secondary">{text(rate, from, below)}</Typography>
            </div>
          ))}
          <Link href="/risk">{copy.risk}</Link>
        </Stack>
      </Card>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        <Button variant="contained" component={RouterLink} to="/user/deposit">
          {words.deposit}
        </Button>
        <Button component={RouterLink} to="/user/tradingplans">
          {words.back}
        </Button>
      </Stack>
    </Stack>
  );
}
