import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { PageTitle } from '#src/shared/ui/PageTitle.tsx';
import { RiskWarning } from '#src/shared/ui/RiskWarning.tsx';
import { copy } from './copy.ts';
import { PlanCard } from './PlanCard.tsx';
import { type Plan, plans } from './plans.ts';

const words = copy.trading;
const columns = { xs: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' };

/** `/user/tradingplans`: four specimen cards; Continue tells what they are (S-163 to S-172). */
export function TradingPlansPage() {
  const [selected, setSelected] = useState<Plan>();
  const [unselected, setUnselected] = useState(false);
  const navigate = useNavigate();
  const select = (plan: Plan) => {
    setUnselected(false);
    setSelected(plan === selected ? undefined : plan);
  };
  return (
    <Stack spacing={3}>
      <Stack spacing={1}>
        <PageTitle>{words.title}</PageTitle>
        <Typography color="text.secondary" sx={{ maxWidth: 720 }}>
          {words.text}
        </Typography>
      </Stack>
      <RiskWarning />
      <Box sx={{ display: 'grid', gridTemplateColumns: columns, gap: 2 }}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.name}
            plan={plan}
            selected={plan === selected}
            onSelect={() => select(plan)}
          />
        ))}
      </Box>
      <ErrorAlert id="plan-problem" message={unselected ? words.selectFirst : undefined} />
      <Button
        variant="contained"
        size="large"
        onClick={() => (selected ? navigate(`/user/plan/${selected.name}`) : setUnselected(true))}
        sx={{ alignSelf: { sm: 'flex-start' } }}
      >
        {words.submit}
      </Button>
    </Stack>
  );
}
