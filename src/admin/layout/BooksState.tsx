import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useConnection } from '#src/admin/overview/useConnection.ts';
import { useOverview } from '#src/admin/overview/useOverview.ts';
import { readOnly } from '#src/admin/shell/readOnly.ts';
import { clockTime, moment } from '#src/shared/format/dates.ts';
import { copy } from './copy.ts';

const { books } = copy;

/** Whether the ledger's check passed, and when; while nothing answers, the last known state. */
export function BooksState() {
  const { data, error, refetch } = useOverview();
  const { lostAt } = useConnection();
  if (!data) {
    return error ? (
      <Button size="small" color="inherit" onClick={() => void refetch()}>
        {books.unread}
      </Button>
    ) : (
      <State dot="off" word="" title="" />
    );
  }
  const { checkedAt, problem } = data.invariants;
  if (checkedAt === null) return <State dot="off" word={books.unchecked} title="" />;
  const at = clockTime(new Date(checkedAt));
  if (problem !== null) return <State dot="error.main" word={books.broken} title={problem} />;
  if (lostAt)
    return <State dot="off" word={books.agreed(at)} title={books.last(moment(checkedAt))} />;
  return (
    <State dot="success.main" word={books.agree(at)} title={books.checked(moment(checkedAt))} />
  );
}

interface StateProps {
  dot: 'off' | 'success.main' | 'error.main';
  word: string;
  title: string;
}

function State({ dot, word, title }: StateProps) {
  return (
    <Box
      role="status"
      title={title || word}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        minWidth: { lg: 132 },
        whiteSpace: 'nowrap',
        fontSize: '0.75rem',
        color: dot === 'error.main' ? dot : 'text.secondary',
      }}
    >
      <Box
        component="span"
        sx={{
          width: 8,
          height: 8,
          flex: 'none',
          borderRadius: '50%',
          ...(dot === 'off'
            ? { boxShadow: 'inset 0 0 0 1.5px var(--control-line)' }
            : { bgcolor: dot }),
        }}
      />
      <Box component="span" sx={{ '@media (min-width: 760px) and (max-width: 1199px)': readOnly }}>
        {word}
      </Box>
    </Box>
  );
}
