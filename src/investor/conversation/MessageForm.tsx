import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { messages } from '#contract/messages.ts';
import { messageLengthMax } from '#contract/sizes.ts';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { copy } from './copy.ts';
import { conversationId } from './recordPath.ts';
import { useWriteMessage } from './useWriteMessage.ts';

// From here on the reader sees how much room is left.
const shownLeft = 200;

/** Draws the button; it calls back once a file was added. */
export type Attach = (onAdded: () => void) => ReactNode;

interface MessageFormProps {
  id: string;
  /** We wait for it. */
  isAnswer: boolean;
  attach: Attach | undefined;
  onSent: () => void;
}

/** Writes about a deposit or withdrawal; what was typed stays until it is sent. */
export function MessageForm({ id, isAnswer, attach, onSent }: MessageFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const writing = useWriteMessage(id, () => {
    setText('');
    onSent();
  });
  useEffect(() => {
    // Not from the page, which has the focus after a step of the investor.
    const panel = field.current?.closest(`#${conversationId}`);
    if (panel?.matches(':focus')) field.current?.focus({ preventScroll: true });
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    setIsEmpty(words === '');
    if (words !== '' && !writing.isPending) writing.mutate({ text: words });
  };
  // We see the file beside the record, but wait for words.
  const announceFile = () => {
    setText((words) => words || copy.added);
    field.current?.focus();
  };
  const problemId = `message-problem-${id}`;
  const problem = isEmpty ? messages.messageMissing : undefined;
  const hasProblem = problem !== undefined || writing.error !== null;
  const left = messageLengthMax - text.length;
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1.5, mt: 2 }}>
      <TextField
        id={`message-${id}`}
        inputRef={field}
        label={copy.message}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setIsEmpty(false);
        }}
        error={hasProblem}
        helperText={left <= shownLeft ? copy.left(left) : undefined}
        multiline
        minRows={2}
        maxRows={8}
        fullWidth
        slotProps={{
          htmlInput: {
            maxLength: messageLengthMax,
            ...(hasProblem && { 'aria-describedby': problemId }),
          },
        }}
      />
      <ErrorAlert id={problemId} message={problem} error={writing.error} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          type="submit"
          variant={isAnswer ? 'contained' : 'tonal'}
          disabled={writing.isPending}
          sx={{ minHeight: 44 }}
        >
          {copy.send}
        </Button>
        {attach?.(announceFile)}
      </Box>
    </Box>
  );
}
