import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import Chip from '@mui/material/Chip';
import type { Overview } from '#contract/overview.ts';
import { ConfirmationButton } from '#src/admin/shell/ConfirmationButton.tsx';
import { copy } from './copy.ts';

const words = copy.accept;

/** Warns of one source only, and offers to accept each price that waits for a second reading. */
export function PriceWarnings({ steps, singleSource }: Overview['prices']) {
  return (
    <>
      {singleSource && <Warning label={copy.singleSource} />}
      {steps.map((step) => (
        <span key={step.coin}>
          <Warning label={copy.step(step)} />{' '}
          <ConfirmationButton
            button={words.button}
            look={{ variant: 'text', 'aria-label': words.of(step.coin) }}
            title={words.title}
            text={words.text(step)}
            submit={words.submit}
            ask={(provider) => provider.acceptPrice({ coin: step.coin, usd: step.after })}
            touches={[]}
          />
        </span>
      ))}
    </>
  );
}

const Warning = ({ label }: { label: string }) => (
  <Chip
    size="small"
    color="warning"
    variant="outlined"
    icon={<WarningAmber />}
    label={label}
    sx={{ height: 'auto', minHeight: 24, '& .MuiChip-label': { whiteSpace: 'normal' } }}
  />
);
