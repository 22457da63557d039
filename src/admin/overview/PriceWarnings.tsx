import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import type { Overview } from '#contract/overview.ts';
import { commands } from '#src/admin/provider/commands.ts';
import { ConfirmationButton } from '#src/admin/shell/ConfirmationButton.tsx';
import { StateChip } from '#src/admin/shell/StateChip.tsx';
import { copy } from './copy.ts';

/** Warns of a single price source and of price steps, which staff can accept. */
export function PriceWarnings({ steps, singleSource }: Overview['prices']) {
  return (
    <>
      {singleSource && <Warning label={copy.singleSource} />}
      {steps.map((step) => (
        <span key={step.coin}>
          <Warning label={copy.step(step)} />{' '}
          <ConfirmationButton
            button={copy.accept.button}
            buttonProps={{ variant: 'text', 'aria-label': copy.accept.of(step.coin) }}
            title={copy.accept.title}
            text={copy.accept.text(step)}
            submit={copy.accept.submit}
            command={commands.acceptPrice}
            input={{ coin: step.coin, usd: step.after }}
            invalidates={[]}
          />
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
