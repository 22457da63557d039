import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageHead } from '#src/investor/layout/PageHead.tsx';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { RiskWarning } from '#src/shared/ui/RiskWarning.tsx';
import { copy } from './copy.ts';
import { PlanCard } from './PlanCard.tsx';
import { type Plan, plans } from './plans.ts';

const columns = { xs: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' };

/** `/user/tradingplans`: four specimen plans; Continue opens the page of one. */
export function TradingPlansPage() {
  const [selected, setSelected] = useState<Plan>();
  const [isUnselected, setIsUnselected] = useState(false);
  const navigate = useNavigate();
  const select = (plan: Plan) => {
    setIsUnselected(false);
    setSelected(plan === selected ? undefined : plan);
  };
  return (
    <Stack spacing={2}>
      <PageHead>{copy.trading.title}</PageHead>
      <Alert severity="warning" sx={{ fontWeight: 600 }}>
        {copy.trading.text}
      </Alert>
      <Box sx={{ display: 'grid', gridTemplateColumns: columns, gap: 2 }}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.name}
            plan={plan}
            isSelected={plan === selected}
            onSelect={() => select(plan)}
          />
        ))}
      </Box>
      <ErrorAlert id="plan-error" message={isUnselected ? copy.trading.selectFirst : undefined} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button
          variant="outlined"
          color="inherit"
          onClick={() =>
            selected ? navigate(`/user/plan/${selected.name}`) : setIsUnselected(true)
          }
        >
          {copy.trading.submit}
        </Button>
        <Typography variant="body2" color="text.secondary">
          {copy.trading.next}
        </Typography>
      </Box>
      <RiskWarning />
    </Stack>
  );
}
