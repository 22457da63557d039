import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { BookState } from '#contract/addressBook.ts';
import { AskDialog } from '#src/investor/ask/AskDialog.tsx';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { moment } from '#src/shared/format/dates.ts';
import { copy } from './copy.ts';
import { type Book, useSwitchBook } from './useAddressBook.ts';

/** Whether the book is on, in words, and the button that changes it after one question. */
export function BookSwitch({ book: { book, data } }: { book: Book }) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const change = useSwitchBook(close);
  const { waitHours } = book;
  const isEmpty = data.every(({ usable }) => !usable);
  const { switchOn, switchOff } = copy.book;
  const texts = book.on
    ? [copy.turnOff.text(waitHours), copy.turnOff.mail]
    : [
        copy.turnOn.text,
        ...(isEmpty ? [copy.turnOn.none(waitHours)] : []),
        copy.turnOn.off(waitHours),
      ];
  return (
    <Panel title={copy.book.title}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Box role="status" sx={{ mr: 'auto', flex: '1 1 240px' }}>
          <Box sx={{ fontWeight: 550 }}>{book.on ? copy.book.on : copy.book.off}</Box>
          <Typography variant="body2" color="text.secondary">
            {stateOf(book)}
          </Typography>
        </Box>
        <Button
          variant={book.on || isEmpty ? 'outlined' : 'contained'}
          onClick={() => setIsAsking(true)}
        >
          {book.on ? switchOff : switchOn}
        </Button>
      </Box>
      {isAsking && (
        <AskDialog
          title={book.on ? copy.turnOff.title : copy.turnOn.title}
          texts={texts}
          label={book.on ? switchOff : switchOn}
          change={change}
          onConfirm={() => change.mutate(!book.on)}
          onClose={close}
        />
      )}
    </Panel>
  );
}

function stateOf({ on, holdsUntil }: BookState): string {
  if (on) return copy.book.onText;
  return holdsUntil ? copy.book.endingText(moment(holdsUntil)) : copy.book.offText;
}
