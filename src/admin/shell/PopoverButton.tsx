import Button, { type ButtonProps } from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { type ReactNode, useState } from 'react';

interface PopoverButtonProps {
  button: Omit<ButtonProps, 'onClick'>;
  /** The accessible name of the popover. */
  name: string;
  children: ReactNode | ((close: () => void) => ReactNode);
}

const firstControl = 'input, textarea, [role="combobox"], button, a[href]';

/** Otherwise the popover takes the focus, with a ring around all of it. */
function focusFirst(content: HTMLElement | null): void {
  content?.querySelector<HTMLElement>(firstControl)?.focus({ preventScroll: true });
}

/** The window below the button: longer content scrolls in it. */
function below(anchor: HTMLElement | null): string {
  const bottom = Math.ceil(anchor?.getBoundingClientRect().bottom ?? 0);
  return `max(240px, calc(100vh - ${bottom + 16}px))`;
}

export function PopoverButton({ button, name, children }: PopoverButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        {...button}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': name, sx: { maxHeight: below(anchor) } },
        }}
      >
        <div ref={focusFirst}>{typeof children === 'function' ? children(close) : children}</div>
      </Popover>
    </>
  );
}
