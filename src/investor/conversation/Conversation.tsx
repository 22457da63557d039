import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQueryClient } from '@tanstack/react-query';
import type { AwaitedSide } from '#contract/conversations.ts';
import { PartError } from '#src/investor/connection/PartError.tsx';
import { useAnchor } from '#src/investor/layout/useAnchor.ts';
import { summaryKey } from '#src/investor/summary/useSummary.ts';
import { MessageList } from '#src/shared/conversation/MessageList.tsx';
import { useConversation } from '#src/shared/conversation/useConversation.ts';
import { copy } from './copy.ts';
import { type Attach, MessageForm } from './MessageForm.tsx';
import { openStatuses } from './openStatuses.ts';
import { useInView } from './useInView.ts';

export interface ConversationProps {
  kind: 'deposit' | 'withdrawal';
  item: { _id: string; status: string; awaits: AwaitedSide | null; messages: number };
  /** A button beside Send that adds a file to the record. */
  attach?: Attach | undefined;
}

/** The messages about a deposit or withdrawal, and a field for the next one. */
export function Conversation({ kind, item, attach }: ConversationProps) {
  const { _id: id, messages } = item;
  const cache = useQueryClient();
  // Overview, Transactions and the menu show what is not read yet.
  const refresh = () => void cache.invalidateQueries({ queryKey: summaryKey });
  const [list, isSeen] = useInView<HTMLDivElement>();
  const { data, error, refetch } = useConversation({
    ...{ id, isStaff: false, isSeen, onRead: refresh },
    isOpen: messages > 0,
  });
  useAnchor(messages === 0 || data !== undefined);
  const isAsked = data ? data.at(-1)?.byStaff : item.awaits === 'investor';
  const isWaiting = isAsked && openStatuses.includes(item.status);
  return (
    <>
      {(isWaiting || messages === 0) && (
        <Box component="p" sx={{ m: 0, mb: 1.5, color: 'text.secondary', '& strong': strong }}>
          {isWaiting ? <strong>{copy.asked(kind)}</strong> : introOf({ kind, item })}
        </Box>
      )}
      {error && <PartError error={error} retry={refetch} hasData={data !== undefined} />}
      {messages > 0 && !data && !error && (
        <Skeleton variant="rounded" height={Math.min(messages, 4) * 76} />
      )}
      {data && data.length > 0 && (
        <div ref={list}>
          <MessageList
            label={copy.title}
            messages={data}
            isStaff={false}
            nameOf={({ byStaff }) => (byStaff ? copy.us : copy.you)}
            seen={copy.seen}
          />
        </div>
      )}
      <MessageForm id={id} isAnswer={isWaiting === true} attach={attach} onSent={refresh} />
    </>
  );
}

const strong = { fontWeight: 600, color: 'text.primary' } as const;

function introOf({ kind, item }: ConversationProps): string {
  if (kind === 'deposit' && item.status === 'pending') {
    return `${copy.intro(kind)} ${copy.withdraw}`;
  }
  return item.status === 'declined' ? copy.disagree : copy.intro(kind);
}
