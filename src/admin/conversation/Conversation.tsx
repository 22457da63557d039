import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import type { AwaitedSide } from '#contract/conversations.ts';
import type { ResourceName } from '#src/admin/provider/resources.ts';
import { Section } from '#src/admin/record/Section.tsx';
import { AwaitsFlag } from '#src/admin/review/Flag.tsx';
import { KeyHint } from '#src/admin/shell/KeyHint.tsx';
import { RecordError } from '#src/admin/shell/RecordError.tsx';
import { MessageList } from '#src/shared/conversation/MessageList.tsx';
import { useConversation } from '#src/shared/conversation/useConversation.ts';
import { useSession } from '#src/shared/session/useSession.ts';
import { copy } from './copy.ts';
import { MessageForm } from './MessageForm.tsx';
import { useWriting } from './useWriting.ts';

interface ConversationProps {
  item: { id: string; user: { id: string }; awaits: AwaitedSide | null; messages: number };
  resource: ResourceName;
  isWaiting: boolean;
  /** To ask is the next step. */
  isNext?: boolean;
}

/** The messages between staff and the investor of a record; Q writes one. */
export function Conversation(props: ConversationProps) {
  const { item, resource, isWaiting, isNext = false } = props;
  const isOwn = useSession().user?._id === item.user.id;
  const [isWriting, setWriting] = useState(false);
  const { data, error, refetch } = useConversation({
    ...{ id: item.id, isStaff: true },
    // On their own record staff read as the investor, on their own page.
    isOpen: item.messages > 0 && !isOwn,
  });
  const writing = useWriting(item.id, resource, () => setWriting(false));
  const hasNone = !isOwn && item.messages === 0 && !data && !isWriting;
  return (
    <Section
      title={copy.title}
      beside={
        <>
          {isWaiting && <AwaitsFlag awaits={item.awaits} />}
          {hasNone && (
            <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
              {copy.none}
            </Box>
          )}
          {!isOwn && !isWriting && (
            <Button
              size="small"
              variant={isNext && isWaiting && item.messages === 0 ? 'contained' : 'text'}
              aria-keyshortcuts="q"
              onClick={() => setWriting(true)}
              sx={{
                ml: 'auto',
                mr: isNext ? 0 : -1,
                my: isNext ? 0.5 : -0.5,
                gap: 0.75,
                whiteSpace: 'nowrap',
              }}
            >
              {item.messages > 0 || data ? copy.write : copy.ask} <KeyHint>Q</KeyHint>
            </Button>
          )}
        </>
      }
    >
      {error && <RecordError error={error} retry={refetch} />}
      {isOwn && <Box sx={{ color: 'text.secondary' }}>{copy.own}</Box>}
      {item.messages > 0 && !isOwn && !data && !error && (
        <Skeleton variant="rounded" height={Math.min(item.messages, 3) * 56} />
      )}
      {data && data.length > 0 && (
        <Box sx={{ mt: 0.5 }}>
          <MessageList
            label={copy.title}
            messages={data}
            isStaff
            nameOf={({ by }) => by ?? ''}
            seen={copy.seen}
          />
        </Box>
      )}
      {isWriting && <MessageForm {...writing} onClose={() => setWriting(false)} />}
    </Section>
  );
}
