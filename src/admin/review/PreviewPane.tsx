import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { PreviewState } from '#src/admin/lists/usePreview.ts';
import { useKeys } from '#src/admin/shell/useKeys.ts';
import { copy } from './copy.ts';
import { PreviewBar } from './PreviewBar.tsx';

interface PreviewPaneProps {
  state: PreviewState;
  screen: 'deposits' | 'withdrawals';
  /** The row under the cursor, if there is one. */
  id: string | undefined;
  isWaiting: boolean;
  /** The next step of a waiting row; by default a review. */
  step?: string;
  status: ReactNode;
  children: ReactNode;
}

const pane = {
  minWidth: 0,
  bgcolor: 'background.paper',
  borderLeft: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const beside = {
  position: 'sticky',
  top: 'var(--head)',
  alignSelf: 'start',
  height: 'calc(100vh - var(--head) - 148px)',
  overflowY: 'auto',
} as const;

const drawer = {
  position: 'fixed',
  right: 0,
  top: 'var(--head)',
  bottom: 0,
  width: 'min(480px, 100vw)',
  overflowY: 'auto',
  zIndex: 'drawer',
  // Below the header, which is under the line of a demo.
  'body:has(aside[aria-label="Demo"]) &': { top: 'calc(var(--head) + 26px)' },
  boxShadow: 'var(--float-shadow)',
} as const;

/** The row under the cursor beside the list, or over it on a tablet; the keys go on working. */
export function PreviewPane({ state, screen, id, isWaiting, status, ...rest }: PreviewPaneProps) {
  const { isOpen, isBeside, isKept, close } = state;
  useKeys(isOpen && !isKept ? { Escape: close } : {});
  if (!isOpen) return null;
  return (
    <Box
      component="aside"
      aria-label={copy.preview.title}
      tabIndex={0}
      sx={{ ...pane, ...(isBeside ? beside : drawer) }}
    >
      <PreviewBar
        screen={screen}
        id={id}
        step={isWaiting ? (rest.step ?? copy.review) : copy.view}
        close={close}
      >
        {status}
      </PreviewBar>
      <Box sx={{ px: 2.5, py: 2 }}>{id ? rest.children : copy.preview.none}</Box>
    </Box>
  );
}
