import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useConnection } from '#src/admin/overview/useConnection.ts';
import { useOverview } from '#src/admin/overview/useOverview.ts';
import { readOnly } from '#src/admin/shell/readOnly.ts';
import { clockTime } from '#src/shared/format/clockTime.ts';
import { moment, shortDate } from '#src/shared/format/dates.ts';
import { copy } from './copy.ts';

const { ledger } = copy;

/** Whether the ledger adds up, and to which day its coins were compared with the chain. */
export function LedgerState() {
  const { data } = useOverview();
  return (
    <Box role="status" sx={{ minWidth: { lg: 140 } }}>
      <CheckState />
      {data && <ComparedState day={data.comparedDay} />}
    </Box>
  );
}

function ComparedState({ day }: { day: string | null }) {
  if (day === null)
    return <State dot="warning.main" word={ledger.uncompared} title={ledger.uncomparedTitle} />;
  return <State dot="off" word={ledger.compared(shortDate(day))} title={ledger.comparedTitle} />;
}

/** Whether the ledger's check passed, and when; while nothing answers, the last known state. */
function CheckState() {
  const { data, error, refetch } = useOverview();
  const { lostAt } = useConnection();
  if (!data) {
    return error ? (
      <Button size="small" color="inherit" onClick={() => void refetch()}>
        {ledger.unread}
      </Button>
    ) : (
      <State dot="off" word="" title="" />
    );
  }
  const { checkedAt, problem } = data.invariants;
  if (checkedAt === null) return <State dot="off" word={ledger.unchecked} title="" />;
  const at = clockTime(new Date(checkedAt));
  if (problem !== null) return <State dot="error.main" word={ledger.broken} title={problem} />;
  if (lostAt)
    return <State dot="off" word={ledger.agreed(at)} title={ledger.last(moment(checkedAt))} />;
  return (
    <State dot="success.main" word={ledger.agree(at)} title={ledger.checked(moment(checkedAt))} />
  );
}

interface StateProps {
  dot: 'off' | 'success.main' | 'warning.main' | 'error.main';
  word: string;
  title: string;
}

function State({ dot, word, title }: StateProps) {
  return (
    <Box
      title={title || word}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        whiteSpace: 'nowrap',
        fontSize: '0.75rem',
        lineHeight: '16px',
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
