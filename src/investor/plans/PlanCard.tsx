import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { copy } from './copy.ts';
import type { Plan } from './plans.ts';

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
        gap: 1.5,
        p: 2,
        outline: isSelected ? '2px solid var(--mui-palette-primary-main)' : 'none',
      }}
    >
      <Chip
        size="small"
        color="warning"
        variant="outlined"
        label={copy.specimen}
        sx={{
          height: 'auto',
          py: 0.25,
          alignSelf: 'flex-start',
          fontSize: '0.75rem',
          '& .MuiChip-label': { whiteSpace: 'normal' },
        }}
      />
      <Typography id={titleId} variant="h4" component="h2">
        {plan.title}
      </Typography>
      <div>
        <Typography sx={{ fontSize: '1.5rem', fontWeight: 600 }}>
          {plan.period ? `${plan.rate} ${plan.period}` : plan.rate}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {plan.period ? copy.periodStated : copy.periodUnstated}
        </Typography>
      </div>
      <Typography>{plan.range}</Typography>
      <Typography variant="body2" color="text.secondary">
        {copy.principal}
      </Typography>
      <Link href="/risk" variant="body2">
        {copy.risk}
      </Link>
      <Button
        variant={isSelected ? 'contained' : 'outlined'}
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
