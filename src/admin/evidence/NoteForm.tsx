import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { resource } from '#contract/backOffice.ts';
import type { BodyOf, ReplyOf } from '#contract/call.ts';
import { deposits } from '#contract/deposits.ts';
import { commands } from '#src/admin/provider/commands.ts';
import { type EvidenceRecord, withNote } from '#src/admin/provider/evidence.ts';
import { rulesOf } from '#src/admin/provider/rulesOf.ts';
import { useCommand } from '#src/admin/provider/useCommand.ts';
import { useKeptDraft } from '#src/admin/provider/useKeptDraft.ts';
import { recordKey } from '#src/admin/provider/useRecord.ts';
import { widths } from '#src/admin/record/widths.ts';
import { useCommandForm } from '#src/admin/shell/FormDialog.tsx';
import { KeyHint } from '#src/admin/shell/KeyHint.tsx';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { fieldProps } from '#src/shared/form/fieldProps.ts';
import { formMessage } from '#src/shared/form/firstFailing.ts';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { copy } from './copy.ts';

type Reply = ReplyOf<typeof deposits.addNote>;

type Input = BodyOf<typeof deposits.addNote>;

const problemId = 'note-problem';
const rules = rulesOf(deposits.addNote);

/** Adds a note that the investor cannot read; unsaved words stay with their record. */
export function NoteForm({ id }: { id: string }) {
  const cache = useQueryClient();
  const { restored = '', keep } = useKeptDraft<string>(`note ${id}`);
  const command = useCommand<{ id: string } & Input, Reply>(
    commands.addDepositNote,
    { invalidates: [resource.deposits], onDone: () => form.reset({ text: '' }) },
    ({ data }) => {
      keep(undefined);
      cache.setQueryData<EvidenceRecord>(
        recordKey(resource.deposits, id),
        (record) => record && withNote(record, data),
      );
    },
  );
  const options = { ...command, close: command.reset };
  const form = useCommandForm<Input>(rules, { text: restored }, options);
  const typed = form.watch('text');
  useEffect(() => keep(typed || undefined), [keep, typed]);
  const field = fieldProps(form, 'text', problemId);
  const { htmlInput } = field.slotProps;
  const problem = formMessage(form.formState.errors) ?? command.errorMessage;
  const [isTyping, setTyping] = useState(false);
  const submit = form.handleSubmit(({ text }) => command.run({ id, text }));
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return leaveField(event);
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    // The keys of the decision rest here.
    event.preventDefault();
    if (!command.isPending) void submit();
  };
  const begin = ({ currentTarget }: FocusEvent) => {
    setTyping(true);
    currentTarget.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      onKeyDown={press}
      onFocus={begin}
      onBlur={() => setTyping(false)}
    >
      <Box sx={row}>
        <TextField
          {...field}
          slotProps={{
            htmlInput: { ...htmlInput, 'aria-keyshortcuts': 'm' },
            input: { endAdornment: !isTyping && <KeyHint>M</KeyHint> },
          }}
          label={copy.notes.field}
          autoComplete="off"
          fullWidth
        />
        <Button type="submit" variant="outlined" loading={command.isPending} sx={button}>
          {copy.notes.add} {isTyping && <KeyHint>Ctrl Enter</KeyHint>}
        </Button>
      </Box>
      {problem && <ErrorAlert id={problemId} message={problem} />}
    </Box>
  );
}

// The page goes back to the list on the next one.
function leaveField(event: KeyboardEvent): void {
  event.preventDefault();
  if (event.target instanceof HTMLElement) event.target.blur();
}

const row = {
  display: 'flex',
  gap: 1,
  alignItems: 'end',
  '& .MuiInputBase-input': { py: '5px', fontSize: '0.8125rem' },
  '& .MuiFormLabel-root': { mb: 0.375, fontSize: '0.75rem' },
  [widths.phone]: { '& .MuiInputBase-input': { py: '10px', fontSize: '1rem' } },
} as const;

const button = { flex: 'none', minHeight: 32, gap: 1, fontSize: '0.8125rem' } as const;
