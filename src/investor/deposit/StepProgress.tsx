import Box from '@mui/material/Box';
import MobileStepper from '@mui/material/MobileStepper';
import Typography from '@mui/material/Typography';
import { copy } from '#src/investor/copy.ts';
import type { Step } from './useDepositFlow.ts';

const order: readonly Step[] = ['amount', 'payment', 'proof'];
const { steps, step: stepWords } = copy.deposit;

/** Which of the three steps shows, in words and as a bar. */
export function StepProgress({ step }: { step: Step }) {
  const at = order.indexOf(step);
  return (
    <Box sx={{ mb: 4 }}>
      <Typography variant="body2" color="text.secondary" role="status">
        {stepWords(at + 1, steps[at] ?? '')}
      </Typography>
      <MobileStepper
        variant="progress"
        position="static"
        steps={order.length + 1}
        activeStep={at + 1}
        backButton={null}
        nextButton={null}
        aria-hidden="true"
        sx={{ p: 0, mt: 1, bgcolor: 'transparent', '& .MuiMobileStepper-progress': { width: 1 } }}
      />
    </Box>
  );
}
