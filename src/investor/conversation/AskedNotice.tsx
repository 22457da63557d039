import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ConversationProps } from './Conversation.tsx';
import { copy } from './copy.ts';
import { conversationId } from './recordPath.ts';

/** Where the messages are below the facts: that we wait for an answer, and the way there. */
export function AskedNotice({ kind, item }: ConversationProps) {
  if (item.awaits !== 'investor') return null;
  const open = () => {
    const panel = document.getElementById(conversationId);
    panel?.scrollIntoView();
    // The field takes the focus over from the panel if it comes later.
    const target = panel?.querySelector('textarea') ?? panel;
    target?.focus({ preventScroll: true });
  };
  return (
    <Alert
      severity="info"
      sx={{ display: { lg: 'none' } }}
      action={
        <Button color="inherit" onClick={open} sx={{ whiteSpace: 'nowrap' }}>
          {copy.questions.answer}
        </Button>
      }
    >
      {copy.asked(kind)}
    </Alert>
  );
}
