import Box from '@mui/material/Box';
import { dollarsFrom, groupDollars } from '#contract/money.ts';
import type { Settings } from '#contract/settings.ts';
import { FoldSummary } from '#src/investor/fold/FoldSummary.tsx';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { copy } from './copy.ts';
import { operatorIncome } from './operator.ts';

/** Answers that replace an email; each is folded at first. */
export function QuestionsPanel({ settings }: { settings: Settings }) {
  const { questions } = copy;
  const { reviewHours, payHours, dailyWithdrawalUsd: limit } = settings;
  const dailyText = limit === null ? '' : ` ${questions.daily(groupDollars(dollarsFrom(limit)))}`;
  const entries = [
    questions.custody,
    [questions.earning[0], questions.earning[1](operatorIncome(settings))],
    questions.network,
    questions.late,
    questions.otherAmount,
    [questions.wait[0], `${questions.wait[1](reviewHours, payHours)}${dailyText}`],
    questions.cancel,
    questions.stranger,
  ] as const;
  return (
    <Panel title={questions.title}>
      {entries.map(([question, answer]) => (
        <Box key={question} component="details" sx={styles}>
          <FoldSummary>{question}</FoldSummary>
          <p>{answer}</p>
        </Box>
      ))}
    </Panel>
  );
}

const styles = {
  borderTop: 1,
  borderColor: 'divider',
  '& summary': { py: 1.25, fontWeight: 550, justifyContent: 'space-between' },
  '& p': { m: 0, pb: 1.5, color: 'text.secondary' },
} as const;
