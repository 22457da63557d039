import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/TextField';
import { Controller } from 'react-hook-form';
import { resource } from '#contract/backOffice.ts';
import { type Cents, groupDollars } from '#contract/money.ts';
import { kindsOf, type ReversalKind, type ReversalSource, reversals } from '#contract/reversals.ts';
import { useApprovalsAgain } from '#src/admin/approvals/useApprovals.ts';
import { copy as adminCopy } from '#src/admin/copy.ts';
import { commands } from '#src/admin/provider/commands.ts';
import { rulesOf } from '#src/admin/provider/rulesOf.ts';
import { useMailNote } from '#src/admin/record/useMailNote.ts';
import { problemId } from '#src/admin/shell/CommandDialog.tsx';
import { FormDialog, useCommandForm } from '#src/admin/shell/FormDialog.tsx';
import { useDialogCommand } from '#src/admin/shell/useDialogCommand.ts';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { copy } from './copy.ts';

/** A final item. */
export interface Reversible {
  source: ReversalSource;
  id: string;
  /** The change of the balance by its reversal. */
  effectCents: Cents;
  /** Of an adjustment. */
  reason?: string | null;
}

interface Values {
  kind: ReversalKind;
  reason: string;
}

const rules = rulesOf(reversals.create).pick(['kind', 'reason']);

/** Takes a final item back, or proposes it where a rule asks for more approvals. */
export function ReverseDialog({ item }: { item: Reversible }) {
  const { source, id: sourceId, effectCents } = item;
  const command = useDialogCommand(commands.reverse, {
    invalidates: [resource.deposits, resource.withdrawals, resource.users, 'transactions'],
    onDone: useApprovalsAgain(),
  });
  const kinds: readonly ReversalKind[] = kindsOf[source];
  const form = useCommandForm<Values>(rules, { kind: kinds[0] ?? 'wrong', reason: '' }, command);
  const amount = groupDollars(effectCents < 0n ? -effectCents : effectCents);
  const effect = `${effectCents < 0n ? copy.takes(amount) : copy.adds(amount)} ${useMailNote()}`;
  return (
    <FormDialog
      title={copy.titles[source]}
      text={item.reason ? `${copy.given(item.reason)}. ${effect}` : effect}
      submit={copy.button}
      destructive
      command={command}
      form={form}
      onSubmit={(input) => command.run({ source, sourceId, ...input })}
    >
      {kinds.length > 1 && (
        <Controller
          name="kind"
          control={form.control}
          render={({ field: { ref, ...field } }) => (
            <Select {...field} id="kind" inputRef={ref} label={copy.kind} select fullWidth>
              {kinds.map((each) => (
                <MenuItem key={each} value={each}>
                  {copy.kinds[each]}
                </MenuItem>
              ))}
            </Select>
          )}
        />
      )}
      <TextField
        {...fieldProps(form, 'reason', problemId)}
        label={adminCopy.reason}
        helperText={copy.hint}
        autoFocus
        multiline
        minRows={2}
        fullWidth
      />
    </FormDialog>
  );
}
