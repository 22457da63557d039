import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';

interface ToolProps {
  label: string;
  shortcut?: string;
  isPressed?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A button of a proof, with its key. */
export const Tool = ({ label, shortcut, isPressed, ...button }: ToolProps) => (
  <IconButton
    aria-label={label}
    title={shortcut ? `${label} (${shortcut.toUpperCase()})` : label}
    aria-keyshortcuts={shortcut}
    aria-pressed={isPressed}
    size="small"
    sx={tool}
    {...button}
  />
);

/** The style of the tools. */
export const tool = {
  borderRadius: '6px',
  '&[aria-pressed=true]': { bgcolor: 'var(--primary-soft)', color: 'primary.main' },
} as const;
