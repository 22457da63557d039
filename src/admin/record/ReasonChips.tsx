import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useRef } from 'react';
import type { ReasonKind } from '#contract/reasons.ts';
import { KeyHint } from '#src/admin/shell/KeyHint.tsx';
import { RecordError } from '#src/admin/shell/RecordError.tsx';
import { copy } from './copy.ts';
import { useReasons } from './useReasons.ts';

interface ReasonChipsProps {
  kind: ReasonKind;
  /** A ready reason that this record has, before those of the settings. */
  own?: string | undefined;
  chosen: string;
  onChoose: (reason: string) => void;
}

/** The ready reasons, by number keys; the first has the focus, so that a digit chooses at once. */
export function ReasonChips({ kind, own, chosen, onChoose }: ReasonChipsProps) {
  const { data, error, refetch } = useReasons();
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    group.current?.focus();
  }, []);
  if (error) return <RecordError error={error} retry={refetch} />;
  const kept = data?.filter((reason) => reason.kind === kind) ?? [];
  const texts = [...(own ? [own] : []), ...kept.map(({ text }) => text)];
  return (
    <Box component="fieldset" ref={group} tabIndex={-1} aria-label={copy.reasons} sx={chips}>
      {texts.map((text, index) => (
        <ButtonBase
          key={text}
          aria-keyshortcuts={String(index + 1)}
          aria-pressed={chosen === text}
          title={text}
          onClick={() => onChoose(text)}
          sx={chip}
        >
          <KeyHint>{String(index + 1)}</KeyHint>
          <Box component="span" sx={cut}>
            {firstSentence(text)}
          </Box>
        </ButtonBase>
      ))}
    </Box>
  );
}

/** The reason; the sentences after it, what the investor does next, are in the field once it is chosen. */
function firstSentence(text: string): string {
  const [first = text] = text.match(/^.+?[.!?](?=\s)/u) ?? [];
  return first;
}

// One line each, so that the evidence stays visible.
const cut = {
  minWidth: 0,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  textAlign: 'left',
} as const;

const chips = {
  display: 'grid',
  minWidth: 0,
  // Reserves a row for the reasons while they load.
  minHeight: 28,
  m: 0,
  p: 0,
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: '8px',
  bgcolor: 'background.paper',
  '&:focus-visible': { outline: 'none' },
} as const;

const chip = {
  gap: 1,
  minHeight: 28,
  minWidth: 0,
  justifyContent: 'flex-start',
  px: 1,
  py: 0.5,
  color: 'text.primary',
  fontFamily: 'inherit',
  fontSize: '0.8125rem',
  lineHeight: '18px',
  '& + &': { borderTop: '1px solid var(--mui-palette-divider)' },
  '&:first-of-type': { borderRadius: '7px 7px 0 0' },
  '&:last-of-type': { borderRadius: '0 0 7px 7px' },
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: -2 },
  '@media (pointer: coarse)': { minHeight: 44 },
  '&[aria-pressed=true]': {
    bgcolor: 'var(--error-soft)',
    color: 'error.main',
  },
} as const;
