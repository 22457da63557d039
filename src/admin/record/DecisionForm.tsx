import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type FormEvent, type ReactNode, useEffect } from 'react';
import { ErrorAlert } from '#src/shared/form/ErrorAlert.tsx';
import { copy } from './copy.ts';
import { decisionFormId } from './decision.ts';
import { widths } from './widths.ts';

/** The id of the form's error message, for `aria-describedby` of its fields. */
export const decisionProblemId = 'decision-problem';

interface DecisionFormProps {
  /** The accessible name. */
  name: string;
  /** The effect of the decision, in one sentence. */
  effect: ReactNode;
  /** The message of the form's own rules, else the server's. */
  problem?: string | undefined;
  /** A change of the record in between: the form stays, with what was typed, and sends nothing. */
  decidedBefore?: string | undefined;
  onSubmit: () => void;
  children?: ReactNode;
}

/** The form of an armed decision, at the foot of the facts; ArmedKeys below it has its buttons. */
export function DecisionForm(props: DecisionFormProps) {
  const { name, effect, problem, decidedBefore, onSubmit, children } = props;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!decidedBefore) onSubmit();
  };
  const isPhone = useMediaQuery(widths.phone);
  useEffect(() => {
    // The sheet of a phone would cover the proof that it asks about.
    if (isPhone) document.querySelector('[data-stage]')?.scrollIntoView();
  }, [isPhone]);
  return (
    <Box
      component="form"
      id={decisionFormId}
      aria-label={name}
      noValidate
      onSubmit={send}
      sx={dock}
    >
      {decidedBefore ? (
        <Alert severity="info" sx={{ mb: 1 }}>
          <strong>{decidedBefore}</strong> {copy.notSent}
        </Alert>
      ) : (
        <Box sx={{ display: 'flex', columnGap: 1, flexWrap: 'wrap', color: 'text.secondary' }}>
          <Box component="strong" sx={{ color: 'text.primary' }}>
            {name}
          </Box>
          <span>{effect}</span>
        </Box>
      )}
      <Box sx={{ display: 'grid', gap: 1, mt: 1 }}>{children}</Box>
      {problem && !decidedBefore && (
        <Box sx={{ mt: 1 }}>
          <ErrorAlert id={decisionProblemId} message={problem} />
        </Box>
      )}
    </Box>
  );
}

const dock = {
  flexShrink: 0,
  maxHeight: '70%',
  overflowY: 'auto',
  px: 2.5,
  pt: 1.25,
  pb: 1.5,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
  // The facts go on behind it.
  boxShadow: '0 -8px 16px -8px rgb(12 18 38 / 16%)',
  zIndex: 1,
  '& .MuiInputBase-root .MuiInputBase-input': { py: '6px', fontSize: '0.8125rem' },
  '& .MuiInputBase-multiline': { py: 0, px: 0, '& textarea': { px: 1.25 } },
  '& .MuiInputBase-root:not(.MuiInputBase-multiline)': { px: 1.25, '& input': { px: 0 } },
  '& .MuiFormLabel-root': { mb: 0.375, fontSize: '0.75rem' },
  [widths.phone]: {
    position: 'fixed',
    inset: 'auto 0 64px',
    zIndex: 'appBar',
    maxHeight: '60vh',
    px: 2,
    // The buttons below may have a line above them.
    pb: 4.5,
    '& .MuiInputBase-root .MuiInputBase-input': { py: '10px', fontSize: '1rem' },
  },
} as const;
