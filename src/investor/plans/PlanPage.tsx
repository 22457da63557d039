import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { PageHead } from '#src/investor/layout/PageHead.tsx';
import { copy } from './copy.ts';
import type { Plan } from './plans.ts';
import { SpecimenStamp } from './SpecimenStamp.tsx';

/** `/user/plan/<name>`: the plan's terms, who bears the loss, and that it is not on offer. */
export function PlanPage({ plan }: { plan: Plan }) {
  const rate = `${plan.rate} (${plan.period ?? copy.periodUnstated})`;
  return (
    <Stack spacing={2} sx={{ maxWidth: 720 }}>
      <PageHead>{copy.plan.title(plan.title)}</PageHead>
      <SpecimenStamp />
      <Card sx={{ p: { xs: 2, tablet: 3 } }}>
        <Stack spacing={2.5}>
          {copy.plan.sections.map(([heading, text]) => (
            <div key={heading}>
              <Typography variant="h2" gutterBottom>
                {heading}
              </Typography>
              <Typography color="text.secondary">{text(rate, plan.range)}</Typography>
            </div>
          ))}
          <Link href="/risk">{copy.risk}</Link>
        </Stack>
      </Card>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        <Button variant="outlined" component={RouterLink} to="/user/deposit">
          {copy.plan.deposit}
        </Button>
        <Button component={RouterLink} to="/user/tradingplans">
          {copy.plan.back}
        </Button>
      </Stack>
    </Stack>
  );
}
