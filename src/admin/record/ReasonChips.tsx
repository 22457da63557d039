import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useRef } from 'react';
import type { ReasonKind } from '#contract/reasons.ts';
import { RecordError } from '#src/admin/shell/RecordError.tsx';
import { copy } from './copy.ts';
import { useReasons } from './useReasons.ts';

interface ReasonChipsProps {
  kind: ReasonKind;
  chosen: string;
  onChoose: (reason: string) => void;
}

/** The ready reasons, by number keys; the first has the focus, so that a digit chooses at once. */
export function ReasonChips({ kind, chosen, onChoose }: ReasonChipsProps) {
  const { data, error, refetch } = useReasons();
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    group.current?.focus();
  }, []);
  if (error) return <RecordError error={error} retry={refetch} />;
  const texts = data?.filter((reason) => reason.kind === kind) ?? [];
  return (
    <Box component="fieldset" ref={group} tabIndex={-1} aria-label={copy.reasons} sx={chips}>
      {texts.map(({ _id, text }, index) => (
        <ButtonBase
          key={_id}
          aria-keyshortcuts={String(index + 1)}
          aria-pressed={chosen === text}
          title={text}
          onClick={() => onChoose(text)}
          sx={chip}
        >
          <Box component="kbd" aria-hidden="true" sx={{ font: 'inherit', minWidth: 14 }}>
            {index + 1}
          </Box>
          <Box component="span" sx={cut}>
            {text}
          </Box>
        </ButtonBase>
      ))}
    </Box>
  );
}

// One line each: the evidence stays visible, and the field below has the whole text of the chosen one.
const cut = {
  overflow: 'hidden',
  textAlign: 'left',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

const chips = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.5,
  minWidth: 0,
  // Reserves a row for the reasons while they load.
  minHeight: 26,
  m: 0,
  p: 0,
  border: 0,
  '&:focus-visible': { outline: 'none' },
} as const;

const chip = {
  gap: 0.5,
  minHeight: 26,
  width: 1,
  justifyContent: 'flex-start',
  py: 0.375,
  pl: 0.75,
  pr: 1,
  border: '1px solid var(--control-line)',
  borderRadius: '6px',
  bgcolor: 'background.paper',
  color: 'text.secondary',
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  fontWeight: 500,
  lineHeight: '16px',
  '@media (pointer: coarse)': { minHeight: 44 },
  '&[aria-pressed=true]': {
    bgcolor: 'var(--error-soft)',
    color: 'error.main',
    borderColor: 'error.main',
  },
} as const;
