import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { showPath } from '#contract/backOffice.ts';
import { reference } from '#contract/reference.ts';
import { KeyHint } from '#src/admin/shell/KeyHint.tsx';
import { fonts } from '#src/shared/theme/tokens.ts';
import { copy } from './copy.ts';

interface PreviewBarProps {
  screen: 'deposits' | 'withdrawals';
  /** The row under the cursor, if there is one. */
  id: string | undefined;
  /** The label of the way to the record. */
  step: string;
  close: () => void;
  /** The status of the row. */
  children: ReactNode;
}

/** The head of a preview: reference and status, the way to the record, and the button that closes it. */
export function PreviewBar({ screen, id, step, close, children }: PreviewBarProps) {
  return (
    <Box sx={frame}>
      <Box component="b" sx={{ fontFamily: fonts.mono, fontSize: '0.75rem', whiteSpace: 'nowrap' }}>
        {id && reference(id)}
      </Box>
      {children}
      <Box sx={{ ml: 'auto', display: 'inline-flex', gap: 0.5 }}>
        {id && (
          <Button
            component={Link}
            to={showPath(screen, id)}
            variant="contained"
            sx={{ ...slim, gap: 0.75, whiteSpace: 'nowrap' }}
          >
            {step} <KeyHint>Enter</KeyHint>
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
  );
}

const slim = { minHeight: 28, height: 28, px: 1.25, fontSize: '0.8125rem' } as const;

const frame = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 40,
  '@media (pointer: coarse)': { minHeight: 60 },
  pl: 2.5,
  pr: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
