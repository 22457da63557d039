import { useMay } from '#src/admin/duties/useMay.ts';
import { commands } from '#src/admin/provider/commands.ts';
import { ConfirmationButton } from '#src/admin/shell/ConfirmationButton.tsx';
import { copy } from './copy.ts';

/** Sums all balances for the proofs of investors, after a question. */
export function TakeSnapshot() {
  const may = useMay('audit');
  if (!may) return null;
  return (
    <ConfirmationButton
      button={copy.snapshot.button}
      title={copy.snapshot.title}
      text={copy.snapshot.text}
      submit={copy.snapshot.submit}
      command={commands.takeSnapshot}
      input={{}}
      invalidates={[]}
    />
  );
}
