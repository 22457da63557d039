import Button, { type ButtonProps } from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { type ReactNode, useState } from 'react';

interface PopoverButtonProps {
  button: Omit<ButtonProps, 'onClick'>;
  /** The accessible name of the popover. */
  name: string;
  children: ReactNode | ((close: () => void) => ReactNode);
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
        slotProps={{ paper: { role: 'dialog', 'aria-label': name } }}
      >
        {typeof children === 'function' ? children(close) : children}
      </Popover>
    </>
  );
}
