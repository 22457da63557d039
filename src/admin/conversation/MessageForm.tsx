import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FormEventHandler, KeyboardEvent } from 'react';
import { messageLengthMax } from '#contract/sizes.ts';
import { KeyHint } from '#src/admin/shell/KeyHint.tsx';
import { copy as sharedCopy } from '#src/shared/copy.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { copy } from './copy.ts';

interface MessageFormProps {
  text: string;
  onText: (text: string) => void;
  problem: string | undefined;
  isPending: boolean;
  onSubmit: () => void;
  onClose: () => void;
}

const problemId = 'message-problem';

/** A message to the investor. Ctrl + Enter sends it, Escape closes the field and keeps the words. */
export function MessageForm(props: MessageFormProps) {
  const { text, onText, problem, isPending, onSubmit, onClose } = props;
  const submit: FormEventHandler = (event) => {
    event.preventDefault();
    onSubmit();
  };
  const press = (event: KeyboardEvent) => {
    const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isSend && event.key !== 'Escape') return;
    // The keys of the decision rest here.
    event.preventDefault();
    if (isSend) onSubmit();
    else onClose();
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      onKeyDown={press}
      onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
      sx={form}
    >
      <TextField
        id="message-text"
        label={copy.message}
        value={text}
        onChange={({ target }) => onText(target.value)}
        error={problem !== undefined}
        multiline
        minRows={2}
        maxRows={6}
        fullWidth
        autoFocus
        slotProps={{
          htmlInput: {
            maxLength: messageLengthMax,
            'aria-keyshortcuts': 'q',
            ...(problem && { 'aria-describedby': problemId }),
          },
        }}
      />
      <ErrorAlert id={problemId} message={problem} />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" size="small" variant="tonal" disabled={isPending}>
          {copy.send} <KeyHint>Ctrl</KeyHint> <KeyHint>Enter</KeyHint>
        </Button>
        <Button size="small" color="inherit" onClick={onClose}>
          {sharedCopy.close}
        </Button>
      </Box>
    </Box>
  );
}

const form = {
  display: 'grid',
  gap: 1,
  mt: 1,
  '& .MuiInputBase-root .MuiInputBase-input': { py: '6px', fontSize: '0.8125rem' },
  '& .MuiInputBase-multiline': { py: 0, px: 0, '& textarea': { px: 1.25 } },
  '& .MuiFormLabel-root': { mb: 0.375, fontSize: '0.75rem' },
  '& .MuiButton-root': { gap: 0.75 },
} as const;
