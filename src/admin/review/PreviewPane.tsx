import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { showPath } from '#contract/backOffice.ts';
import { reference } from '#contract/reference.ts';
import type { PreviewState } from '#src/admin/lists/usePreview.ts';
import { KeyHint } from '#src/admin/shell/KeyHint.tsx';
import { useKeys } from '#src/admin/shell/useKeys.ts';
import { fonts } from '#src/shared/theme/tokens.ts';
import { copy } from './copy.ts';

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

/** The row under the cursor beside the list, or over it in a narrow window; the keys go on working. */
export function PreviewPane({ state, screen, id, isWaiting, status, ...rest }: PreviewPaneProps) {
  const { isOpen, isBeside, close } = state;
  useKeys(isOpen && !isBeside ? { Escape: close } : {});
  if (!isOpen) return null;
  return (
    <Box
      component="aside"
      aria-label={copy.preview.title}
      tabIndex={0}
      sx={{ ...pane, ...(isBeside ? beside : drawer) }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          height: 40,
          pl: 2.5,
          pr: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box component="b" sx={{ fontFamily: fonts.mono, fontSize: '0.75rem' }}>
          {id && reference(id)}
        </Box>
        {status}
        <Box sx={{ ml: 'auto', display: 'inline-flex', gap: 0.5 }}>
          {id && (
            <Button
              component={Link}
              to={showPath(screen, id)}
              variant="contained"
              sx={{ minHeight: 28, height: 28, px: 1.25, gap: 0.75, fontSize: '0.8125rem' }}
            >
              {isWaiting ? (rest.step ?? copy.review) : copy.view} <KeyHint>Enter</KeyHint>
            </Button>
          )}
          <IconButton
            size="small"
            aria-label={copy.preview.close}
            title={copy.preview.close}
            onClick={close}
          >
            <Close fontSize="small" />
          </IconButton>
        </Box>
      </Box>
      <Box sx={{ px: 2.5, py: 2 }}>{id ? rest.children : copy.preview.none}</Box>
    </Box>
  );
}
