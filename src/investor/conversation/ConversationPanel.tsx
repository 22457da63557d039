import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { useAnchor } from '#src/investor/layout/useAnchor.ts';
import { lazyPart } from '#src/shared/ui/lazyPart.tsx';
import type { ConversationProps } from './Conversation.tsx';
import { copy } from './copy.ts';
import { conversationId } from './recordPath.ts';

// Lazy: the facts of the record come first.
const Conversation = lazyPart(async () => (await import('./Conversation.tsx')).Conversation);

/** The messages of a deposit or withdrawal in their card. */
export function ConversationPanel(props: ConversationProps) {
  useAnchor(true);
  return (
    <Box id={conversationId} tabIndex={-1} sx={{ scrollMarginTop: 80, outline: 'none' }}>
      <Panel title={copy.title}>
        <Suspense fallback={<Skeleton variant="rounded" height={212} />}>
          <Conversation {...props} />
        </Suspense>
      </Panel>
    </Box>
  );
}
