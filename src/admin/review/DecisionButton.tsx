import Button, { type ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { copy as adminCopy } from '#src/admin/copy.ts';
import type { CommandDialogState } from '#src/admin/shell/useCommandDialog.ts';

/** On the detail page, decision buttons have keyboard shortcuts and open the next item. */
export interface DecisionOptions {
  hasShortcuts?: boolean;
  onDecided?: (() => void) | undefined;
}

interface DecisionButtonProps extends Pick<ButtonProps, 'variant' | 'color'> {
  label: string;
  /** The key of the button, on the detail page. */
  shortcut?: 'c' | 'd' | false;
  isPossible: boolean;
  /** Disables the button and is its tooltip. */
  blockedReason?: string | undefined;
  command: Pick<CommandDialogState<never>, 'isOpen' | 'openDialog'>;
  /** The dialog. It stays open after a change of the item, to show who was faster. */
  children: ReactNode;
}

export function DecisionButton(props: DecisionButtonProps) {
  const { label, shortcut, isPossible, blockedReason, command, children } = props;
  if (!isPossible && !command.isOpen) return null;
  const button = (
    <Button
      size="small"
      variant={props.variant ?? 'contained'}
      color={props.color ?? 'primary'}
      disabled={blockedReason !== undefined}
      aria-keyshortcuts={shortcut || undefined}
      onClick={command.openDialog}
    >
      {label}
    </Button>
  );
  return (
    <>
      {/* A disabled button has no tooltip. */}
      {blockedReason === undefined ? button : <span title={blockedReason}>{button}</span>}
      {command.isOpen && children}
    </>
  );
}

/** The row of decision buttons; it takes the focus when a decision removes the focused button. */
export function DecisionRow({ isWaiting, children }: { isWaiting: boolean; children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (isWaiting || !hadFocus.current || document.activeElement !== document.body) return;
    row.current?.focus({ preventScroll: true });
  }, [isWaiting]);
  return (
    <Stack
      ref={row}
      direction="row"
      useFlexGap
      spacing={1}
      tabIndex={-1}
      onFocus={() => {
        hadFocus.current = true;
      }}
      sx={{ flexWrap: 'wrap' }}
    >
      {children}
    </Stack>
  );
}

/** Replaces the decision buttons on an item of the signed-in staff member. */
export const OwnItem = () => (
  <Typography component="span" variant="body2" color="text.secondary">
    {adminCopy.own}
  </Typography>
);
