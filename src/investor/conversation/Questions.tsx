import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Summary } from '#contract/balances.ts';
import { reference } from '#contract/reference.ts';
import { waitingRow } from '#src/investor/layout/waitingRow.ts';
import { copy } from './copy.ts';
import { messagesPath } from './recordPath.ts';

type Question = Summary['questions'][number];

interface QuestionsProps {
  questions: readonly Question[];
  /** Nothing above waits for the investor. */
  isFirst?: boolean;
}

const shownMax = 3;

/** Records that we wrote about, until the investor has read and answered; above everything else. */
export function Questions({ questions }: QuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <Card sx={{ borderColor: 'primary.main' }}>
      <QuestionRows questions={questions} />
    </Card>
  );
}

/** The same without a card. */
export function QuestionRows({ questions, isFirst = true }: QuestionsProps) {
  const more = questions.length - shownMax;
  if (questions.length === 0) return null;
  return (
    <Box component="section" aria-label={copy.questions.label} sx={rows}>
      {questions.slice(0, shownMax).map((question, index) => (
        <Row key={question._id} question={question} isFirst={isFirst && index === 0} />
      ))}
      {more > 0 && (
        <Box sx={{ px: 2.5, py: 1, color: 'text.secondary' }}>{copy.questions.more(more)}</Box>
      )}
    </Box>
  );
}

function Row({ question, isFirst }: { question: Question; isFirst: boolean }) {
  const { kind, _id, unread, line } = question;
  const texts = copy.questions;
  const name = reference(_id);
  const next = unread > 0 ? texts.read : texts.answer;
  return (
    <Box sx={waitingRow}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{texts.title(kind, name)}</Typography>
        <Typography variant="body2" color="text.secondary" noWrap>
          {unread > 0 ? texts.unread(unread) : texts.waits}
          {unread > 0 && line && `: ${line}`}
        </Typography>
      </Box>
      <Button
        variant={isFirst ? 'contained' : 'tonal'}
        component={Link}
        to={messagesPath(question)}
        aria-label={`${next}: ${kind} ${name}`}
        sx={{ flexShrink: 0, transition: 'none' }}
      >
        {next}
      </Button>
    </Box>
  );
}

const rows = { '& > * + *': { borderTop: 1, borderColor: 'divider' } } as const;
