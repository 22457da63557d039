import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ApprovalProgress } from '#contract/approvalProgress.ts';
import { type ApprovalKind, approvals } from '#contract/approvals.ts';
import { resource } from '#contract/backOffice.ts';
import { commands } from '#src/admin/provider/commands.ts';
import { rulesOf } from '#src/admin/provider/rulesOf.ts';
import { ConfirmationButton } from '#src/admin/shell/ConfirmationButton.tsx';
import { ReasonDialog } from '#src/admin/shell/ReasonDialog.tsx';
import { useDialogCommand } from '#src/admin/shell/useDialogCommand.ts';
import { useDialogs } from '#src/admin/shell/useDialogs.ts';
import { moment } from '#src/shared/format/dates.ts';
import { copy } from './copy.ts';
import { useApprovalsAgain } from './useApprovals.ts';

interface ObjectionsProps {
  kind: ApprovalKind;
  id: string;
  objections: ApprovalProgress['objections'];
}

const shown = [resource.deposits, resource.withdrawals];

/** Objections that block an item, and the button to object or to lift the reader's own. */
export function Objections({ kind, id, objections }: ObjectionsProps) {
  const { open } = useDialogs();
  const onDone = useApprovalsAgain();
  const isMine = objections.some(({ mine }) => mine);
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {objections.map(({ by, at, reason }) => (
        <Alert key={by._id} severity="error" sx={{ width: '100%' }}>
          <Box sx={{ fontWeight: 600 }}>{copy.section.objects(by.fullName)}</Box>
          {reason} <Box component="span">({moment(at)})</Box>
        </Alert>
      ))}
      {isMine ? (
        <ConfirmationButton
          {...copy.lift}
          command={commands.liftObjection}
          input={{ kind, id }}
          invalidates={shown}
          onDone={onDone}
        />
      ) : (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          sx={{ minHeight: 30, py: 0.25, borderColor: 'divider' }}
          onClick={() => open(<ObjectDialog kind={kind} id={id} />)}
        >
          {copy.object.button}
        </Button>
      )}
    </Box>
  );
}

function ObjectDialog({ kind, id }: Pick<ObjectionsProps, 'kind' | 'id'>) {
  const command = useDialogCommand(commands.object, {
    invalidates: shown,
    onDone: useApprovalsAgain(),
  });
  return (
    <ReasonDialog
      title={copy.object.title}
      text={copy.object.text}
      hint={copy.object.hint}
      submit={copy.object.submit}
      rules={rulesOf(approvals.object)}
      command={command}
      onSubmit={(input) => command.run({ kind, id, ...input })}
    />
  );
}
