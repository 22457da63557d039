import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { copy } from './copy.ts';
import type { Plan } from './plans.ts';
import { SpecimenStamp } from './SpecimenStamp.tsx';

interface PlanCardProps {
  plan: Plan;
  isSelected: boolean;
  onSelect: () => void;
}

/** The specimen terms of a plan, labelled as such. */
export function PlanCard({ plan, isSelected, onSelect }: PlanCardProps) {
  const titleId = `plan-${plan.name}`;
  return (
    <Card
      component="article"
      aria-labelledby={titleId}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        p: 2,
        color: 'text.secondary',
        bgcolor: 'var(--sunken)',
        border: '1px dashed var(--control-line)',
        boxShadow: 'none',
        outline: isSelected ? '2px solid var(--control-line)' : 'none',
      }}
    >
      <SpecimenStamp />
      <Typography id={titleId} variant="h2">
        {plan.title}
      </Typography>
      <Typography>
        {plan.period ? `${plan.rate} ${plan.period}` : plan.rate}{' '}
        {!plan.period && (
          <Box component="span" sx={{ fontSize: '0.8125rem' }}>
            {copy.periodUnstated}
          </Box>
        )}
      </Typography>
      <Typography>{plan.range}</Typography>
      <Typography variant="body2">{copy.principal}</Typography>
      <Link href="/risk" variant="body2" sx={{ lineHeight: { xs: '44px', wide: '28px' } }}>
        {copy.risk}
      </Link>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={isSelected ? <CheckOutlined /> : undefined}
        aria-pressed={isSelected}
        aria-describedby={titleId}
        onClick={onSelect}
        sx={{ mt: 'auto' }}
      >
        {copy.trading.select}
      </Button>
    </Card>
  );
}
