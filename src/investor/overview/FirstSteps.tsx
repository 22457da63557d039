import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Summary } from '#contract/balances.ts';
import { dollarsFrom, groupDollars } from '#contract/money.ts';
import type { User } from '#contract/userRecord.ts';
import { IdentityNote } from '#src/investor/account/IdentityNote.tsx';
import { ResendVerification } from '#src/investor/account/ResendVerification.tsx';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { copy } from './copy.ts';
import { type Step, StepItem } from './StepItem.tsx';

interface FirstStepsProps {
  user: Pick<User, 'email' | 'emailVerified' | 'isVerified'>;
  summary: Pick<Summary, 'pendingDepositCount' | 'reviewHours'>;
}

/** The next steps of a new account; none of them bars the way to a deposit. */
export function FirstSteps({ user, summary }: FirstStepsProps) {
  const { data: settings } = useSettings();
  const { start } = copy;
  const inReview = summary.pendingDepositCount > 0;
  const minimum = groupDollars(dollarsFrom(settings?.minDepositUsd ?? 0));
  const steps: Step[] = [
    user.emailVerified
      ? { title: start.emailDone, isDone: true }
      : {
          title: start.email,
          text: start.emailText,
          action: <ResendVerification email={user.email} />,
          isDone: false,
        },
    inReview
      ? { title: start.depositDone, text: start.review(summary.reviewHours), isDone: true }
      : {
          title: start.deposit,
          text: `${settings ? `${start.depositText(minimum)} ` : ''}${start.review(summary.reviewHours)}`,
          action: (
            <Button variant="contained" size="large" component={Link} to="/user/deposit">
              {copy.deposit}
            </Button>
          ),
          isDone: false,
        },
  ];
  return (
    <Panel title={start.title}>
      <Box component="ol" sx={list}>
        {steps.map((step, index) => (
          <StepItem key={step.title} step={step} number={index + 1} />
        ))}
      </Box>
      {!user.isVerified && (
        <Typography variant="body2" color="text.secondary" sx={note}>
          <strong>{start.identity}</strong> <IdentityNote sx={tapArea} />
        </Typography>
      )}
    </Panel>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 3,
} as const;

const note = {
  mt: 3,
  pt: 2,
  borderTop: 1,
  borderColor: 'divider',
  '& strong': { fontWeight: 600, color: 'text.primary' },
} as const;

// A finger needs 44 pixels; a taller line would tear the sentence.
const tapArea = {
  position: 'relative',
  whiteSpace: 'nowrap',
  '&::after': { content: '""', position: 'absolute', inset: '-12px -4px' },
} as const;
