import Box from '@mui/material/Box';
import MobileStepper from '@mui/material/MobileStepper';
import Typography from '@mui/material/Typography';
import { copy } from '../copy.ts';
import type { Step } from './useDepositFlow.ts';

const order: readonly Step[] = ['amount', 'payment', 'receipt'];

export function StepProgress({ step }: { step: Step }) {
  const index = order.indexOf(step);
  return (
    <Box sx={{ mb: 4 }}>
      <Typography variant="body2" color="text.secondary" role="status">
        {copy.deposit.step(index + 1, copy.deposit.steps[index] ?? '')}
      </Typography>
      <MobileStepper
        variant="progress"
        position="static"
        steps={order.length + 1}
        activeStep={index + 1}
        backButton={null}
        nextButton={null}
        aria-hidden="true"
        sx={{ p: 0, mt: 1, bgcolor: 'transparent', '& .MuiMobileStepper-progress': { width: 1 } }}
      />
    </Box>
  );
}
