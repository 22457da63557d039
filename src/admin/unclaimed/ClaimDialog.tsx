import { useState } from 'react';
import { resource } from '#contract/backOffice.ts';
import { groupDollars, parseDollars } from '#contract/money.ts';
import { PersonField } from '#src/admin/filters/PersonField.tsx';
import { FactList } from '#src/admin/panel/FactList.tsx';
import { commands } from '#src/admin/provider/commands.ts';
import type { UnclaimedRecord } from '#src/admin/provider/records.ts';
import { CommandDialog } from '#src/admin/shell/CommandDialog.tsx';
import { useDialogCommand } from '#src/admin/shell/useDialogCommand.ts';
import { AddressText } from '#src/shared/ui/AddressText.tsx';
import { copy } from './copy.ts';

const { columns, claim: texts } = copy;

/** At a shared address staff choose whose payment it is. */
export function ClaimDialog({ payment }: { payment: UnclaimedRecord }) {
  const { id, user, amount, coin, usd, address } = payment;
  const [chosen, setChosen] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const command = useDialogCommand(commands.claimPayment, {
    invalidates: [resource.unclaimed, resource.deposits, resource.users],
  });
  return (
    <CommandDialog
      title={texts.title}
      text={texts.text}
      submit={texts.submit}
      command={command}
      invalid={isMissing ? texts.choose : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        const isUnknown = user === null && chosen === undefined;
        setMissing(isUnknown);
        if (!isUnknown) command.run({ id, ...(user === null && { userId: chosen }) });
      }}
    >
      <FactList
        facts={[
          [columns.amount, `${amount} ${coin}`],
          [columns.usd, usd === null ? copy.noRate : groupDollars(parseDollars(usd))],
          [columns.address, <AddressText key="address" address={address} />],
          ...(user ? [[columns.user, user.fullName] as const] : []),
        ]}
      />
      {user === null && (
        <PersonField label={texts.whose} staff={false} id={chosen} onChange={setChosen} />
      )}
    </CommandDialog>
  );
}
