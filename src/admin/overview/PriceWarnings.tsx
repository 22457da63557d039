import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import type { Overview } from '#contract/overview.ts';
import { StateChip } from '#src/admin/shell/StateChip.tsx';
import { AcceptPrice } from './AcceptPrice.tsx';
import { copy } from './copy.ts';

/** Warns of price steps, which staff can accept. */
export function PriceWarnings({ steps }: Pick<Overview['prices'], 'steps'>) {
  return (
    <>
      {steps.map((step) => (
        <span key={step.coin}>
          <Warning label={copy.step(step)} /> <AcceptPrice step={step} />
        </span>
      ))}
    </>
  );
}

const Warning = ({ label }: { label: string }) => (
  <StateChip
    color="warning"
    icon={<WarningAmber />}
    label={label}
    sx={{ height: 'auto', minHeight: 24, '& .MuiChip-label': { whiteSpace: 'normal' } }}
  />
);
