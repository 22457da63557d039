import Box from '@mui/material/Box';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { KeyHint } from '#src/admin/shell/KeyHint.tsx';
import { copy } from './copy.ts';
import { colorOf, type DecisionKeysProps, KeyButton } from './DecisionKeys.tsx';
import { type Decision, decisionFormId } from './decision.ts';
import { KeyPlace } from './KeyPlace.tsx';
import { widths } from './widths.ts';

/** The buttons of an open form, below it: Cancel, and the one that names the effect. */
export function ArmedKeys({ decisions, armed, cancel, heldBy }: DecisionKeysProps) {
  const decision = decisions.find(({ shortcut }) => shortcut === armed);
  if (!decision) return null;
  const offReason = heldBy ? copy.reviewing(heldBy) : decision.offReason;
  return <ArmedRow key={armed} decision={{ ...decision, offReason }} cancel={cancel} />;
}

interface ArmedRowProps {
  decision: Decision;
  cancel: () => void;
}

function ArmedRow({ decision, cancel }: ArmedRowProps) {
  const { shortcut, offReason, lack, isLasting = false } = decision;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = document.getElementById(decisionFormId);
    // The form may have put it into its first field.
    if (form?.contains(document.activeElement)) return;
    row.current?.querySelector<HTMLElement>(`[data-decision=${shortcut}]`)?.focus();
  }, [shortcut]);
  return (
    <Box ref={row} data-armed="" sx={rowStyle}>
      {lack && !offReason && (
        <Box component="span" sx={lackStyle}>
          {lack}
        </Box>
      )}
      {!isLasting && (
        <KeyButton color="inherit" variant="outlined" onClick={cancel}>
          {copy.cancel} <KeyHint>Esc</KeyHint>
        </KeyButton>
      )}
      <KeyPlace reason={offReason}>
        <ArmedButton decision={decision} />
      </KeyPlace>
    </Box>
  );
}

// The second click of a double click, a key that is still down and the space of a note must not
// decide.
const ignoreKey = (event: KeyboardEvent) =>
  (event.repeat || event.key === ' ') && event.preventDefault();
const ignoreDouble = (event: MouseEvent) => event.detail > 1 && event.preventDefault();

function ArmedButton({ decision }: { decision: Decision }) {
  const { shortcut, armedLabel, offReason, lack, isRefused = false, isPending = false } = decision;
  const [hasFocus, setFocus] = useState(false);
  return (
    <KeyButton
      type="submit"
      form={decisionFormId}
      data-decision={shortcut}
      color={lack ? 'inherit' : colorOf(decision)}
      variant={lack ? 'outlined' : 'contained'}
      disabled={isPending || isRefused || offReason !== undefined}
      loading={isPending}
      title={offReason}
      aria-disabled={lack !== undefined || undefined}
      onKeyDown={ignoreKey}
      onKeyUp={ignoreKey}
      onClick={ignoreDouble}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      {armedLabel} <KeyHint>{hasFocus ? 'Enter' : 'Ctrl Enter'}</KeyHint>
    </KeyButton>
  );
}

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  columnGap: 1.5,
  rowGap: 0.75,
  flexShrink: 0,
  minHeight: 52,
  px: 2.5,
  pb: 1.5,
  bgcolor: 'background.default',
  zIndex: 1,
  [widths.phone]: {
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: 'appBar',
    minHeight: 64,
    rowGap: 0.5,
    '& > button, & > :last-child': { flex: 1 },
    px: 2,
    py: 1.25,
    bgcolor: 'background.paper',
    borderTop: 1,
    borderColor: 'divider',
    '& > [role=status]': { flexBasis: '100%' },
  },
} as const;

const lackStyle = {
  flexBasis: '100%',
  textAlign: 'right',
  color: 'text.secondary',
} as const;
