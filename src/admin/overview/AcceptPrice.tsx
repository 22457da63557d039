import type { PriceStep } from '#contract/prices.ts';
import { useMay } from '#src/admin/duties/useMay.ts';
import { commands } from '#src/admin/provider/commands.ts';
import { ConfirmationButton } from '#src/admin/shell/ConfirmationButton.tsx';
import { copy } from './copy.ts';

/** Accepts a price that moved, after a question. */
export function AcceptPrice({ step }: { step: PriceStep }) {
  const may = useMay(['review', 'keys']);
  if (!may) return null;
  return (
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
  );
}
