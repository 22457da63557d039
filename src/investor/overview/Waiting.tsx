import Card from '@mui/material/Card';
import type { Summary } from '#contract/balances.ts';
import { QuestionRows } from '#src/investor/conversation/Questions.tsx';
import type { CurrentQuote } from '#src/investor/payment/useQuote.ts';
import { isEnded } from '#src/investor/transactions/nextOf.ts';
import { OpenDepositRows } from './OpenDeposits.tsx';

interface WaitingProps {
  quotes: readonly CurrentQuote[];
  questions: Summary['questions'];
}

/** All that waits for the investor, in one card: a clock before a question. */
export function Waiting({ quotes, questions }: WaitingProps) {
  if (quotes.length + questions.length === 0) return null;
  const hasClock = !quotes.every(isEnded);
  const deposits = <OpenDepositRows quotes={quotes} />;
  return (
    <Card
      sx={{ borderColor: 'primary.main', '& > * + *': { borderTop: 1, borderColor: 'divider' } }}
    >
      {hasClock && deposits}
      <QuestionRows questions={questions} isFirst={!hasClock} />
      {!hasClock && quotes.length > 0 && deposits}
    </Card>
  );
}
