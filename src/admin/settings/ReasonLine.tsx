import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import type { KeyboardEvent } from 'react';
import type { ReasonKind } from '#contract/reasons.ts';
import { reasonLengthMax } from '#contract/sizes.ts';
import { FieldError } from '#src/shared/form/FieldError.tsx';
import { copy } from './copy.ts';
import { ReasonTools } from './ReasonTools.tsx';

const words = copy.reasons;

interface ReasonLineProps {
  kind: ReasonKind;
  at: number;
  text: string;
  isLast: boolean;
  problem: string | undefined;
  onWrite: (text: string) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One reason with the key that chooses it; Alt with an arrow moves it. */
export function ReasonLine(props: ReasonLineProps) {
  const { kind, at, text, isLast, problem, onWrite, onMove, onRemove } = props;
  const errorId = `reason-${kind}-${at}-error`;
  const press = (event: KeyboardEvent) => {
    // It is one sentence, however many lines it takes.
    if (event.key === 'Enter') event.preventDefault();
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(at + (event.key === 'ArrowUp' ? -1 : 1));
  };
  const place = at + 1;
  return (
    <li>
      <Box sx={lineStyle}>
        <Box component="kbd" aria-hidden="true" sx={keycap}>
          {place}
        </Box>
        <InputBase
          value={text}
          fullWidth
          multiline
          onChange={(event) => onWrite(event.target.value)}
          onKeyDown={press}
          inputProps={{
            'aria-label': words.of(words.kinds[kind], place),
            'aria-invalid': problem !== undefined,
            'aria-describedby': problem && errorId,
            maxLength: reasonLengthMax,
            autoComplete: 'off',
          }}
          sx={{ ...field, ...(problem && { borderColor: 'error.main' }) }}
        />
        <ReasonTools {...{ at, isLast, onMove, onRemove }} />
      </Box>
      {problem && (
        <Box sx={{ color: 'error.main', fontSize: '0.75rem', pl: 3.5, pt: 0.25 }}>
          <FieldError id={errorId}>{problem}</FieldError>
        </Box>
      )}
    </li>
  );
}

const lineStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '20px minmax(0, 1fr)', sm: '20px minmax(0, 1fr) auto' },
  alignItems: 'center',
  gap: 0.5,
} as const;

const keycap = {
  flex: 'none',
  width: 20,
  font: 'inherit',
  fontSize: '0.75rem',
  color: 'text.secondary',
  textAlign: 'center',
} as const;

const field = {
  minHeight: 32,
  px: 1.25,
  py: 0.625,
  lineHeight: '18px',
  fontSize: '0.8125rem',
  border: '1px solid var(--control-line)',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&.Mui-focused': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: -1 },
  '@media (pointer: coarse)': { minHeight: 44, fontSize: '1rem', lineHeight: '22px' },
} as const;
