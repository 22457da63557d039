import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import type { WrittenMessage } from '#contract/conversations.ts';
import { shortMoment } from '#src/shared/format/dates.ts';
import { Moment } from '#src/shared/ui/Moment.tsx';

interface MessageListProps {
  label: string;
  messages: readonly WrittenMessage[];
  /** Whether the reader writes for us. */
  isStaff: boolean;
  nameOf: (message: WrittenMessage) => string;
  /** Below the reader's last message, once the other side has read it. */
  seen: (time: string) => string;
}

/** Messages, oldest first: those of the reader's side at the right. The newest is in view. */
export function MessageList({ label, messages, isStaff, nameOf, seen }: MessageListProps) {
  const list = useRef<HTMLDivElement>(null);
  const count = messages.length;
  useEffect(() => {
    if (list.current && count > 0) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  const last = messages.findLast(({ byStaff }) => byStaff === isStaff);
  return (
    <Box ref={list} role="log" aria-label={label} tabIndex={0} sx={log}>
      {messages.map((message) => (
        <Box key={message._id} data-own={message.byStaff === isStaff} sx={item}>
          <Box sx={small}>
            <Box component="strong" sx={{ fontWeight: 600, color: 'text.primary' }}>
              {nameOf(message)}
            </Box>{' '}
            <Moment at={message.at} short />
          </Box>
          <Box sx={words}>{message.text}</Box>
          {message === last && message.readAt && (
            <Box sx={small}>{seen(shortMoment(message.readAt))}</Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

const log = {
  display: 'grid',
  gap: 1.25,
  maxHeight: 360,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
} as const;

const small = { fontSize: '0.75rem', lineHeight: 4 / 3, color: 'text.secondary' } as const;

const words = {
  my: 0.5,
  px: 1.25,
  py: 0.75,
  borderRadius: '10px 10px 10px 2px',
  bgcolor: 'var(--sunken)',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

const item = {
  justifySelf: 'start',
  maxWidth: '88%',
  minWidth: 0,
  '&[data-own=true]': {
    justifySelf: 'end',
    textAlign: 'right',
    '& > :nth-of-type(2)': {
      textAlign: 'left',
      borderRadius: '10px 10px 2px 10px',
      bgcolor: 'var(--primary-soft)',
    },
  },
} as const;
