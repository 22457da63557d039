import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Summary } from '#contract/balances.ts';
import { reference } from '#contract/reference.ts';
import { copy } from './copy.ts';

type Question = Summary['questions'][number];

const shownMax = 3;

const pathOf = ({ kind, _id }: Question) =>
  kind === 'deposit' ? `/user/deposit/${_id}` : `/user/withdraw/${_id}`;

/** Records that we wrote about, until the investor has read and answered; above everything else. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  const more = questions.length - shownMax;
  if (questions.length === 0) return null;
  return (
    <Card component="section" aria-label={copy.questions.label} data-print="no" sx={frame}>
      {questions.slice(0, shownMax).map((question) => (
        <Row key={question._id} question={question} />
      ))}
      {more > 0 && (
        <Box sx={{ px: 2.5, py: 1, color: 'text.secondary' }}>{copy.questions.more(more)}</Box>
      )}
    </Card>
  );
}

function Row({ question }: { question: Question }) {
  const { kind, _id, unread } = question;
  const texts = copy.questions;
  const name = reference(_id);
  const next = unread > 0 ? texts.read : texts.answer;
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 2, px: { xs: 2, tablet: 2.5 }, py: 1.25 }}
    >
      <Box sx={{ mr: 'auto', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{texts.title(kind, name)}</Typography>
        <Typography variant="body2" color="text.secondary">
          {unread > 0 ? texts.unread(unread) : texts.waits}
        </Typography>
      </Box>
      <Button
        variant={unread > 0 ? 'contained' : 'tonal'}
        component={Link}
        to={pathOf(question)}
        aria-label={`${next}: ${kind} ${name}`}
        sx={{ flexShrink: 0, transition: 'none' }}
      >
        {next}
      </Button>
    </Box>
  );
}

const frame = {
  borderColor: 'primary.main',
  '& > * + *': { borderTop: 1, borderColor: 'divider' },
} as const;
