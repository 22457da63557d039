import ContentCopy from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { fonts } from '#src/shared/theme/tokens.ts';
import { useCopy } from './useCopy.ts';

interface CopyFieldProps {
  label: string;
  text: string;
  /** Name of the copy button. */
  copyLabel: string;
}

/** A text to send exactly, in groups of four; a click copies it whole (S-212). */
export function CopyField({ label, text, copyLabel }: CopyFieldProps) {
  const shown = useRef<HTMLElement>(null);
  const copyText = useCopy();
  const act = () => void copyText(text, shown.current);
  return (
    <Stack spacing={0.5}>
      <Typography variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          gap: 1,
          p: 1,
          pl: 1.5,
          borderRadius: 1,
          bgcolor: 'var(--sunken)',
        }}
      >
        <Box
          component="code"
          ref={shown}
          data-copy={text}
          onClick={act}
          sx={{ fontFamily: fonts.mono, fontSize: '0.95rem', cursor: 'copy', lineHeight: 1.8 }}
        >
          {groupsOfFour(text).map(({ at, group }) => (
            <Box key={at} component="span" sx={{ display: 'inline-block', mr: '0.6ch' }}>
              {group}
            </Box>
          ))}
        </Box>
        <Tooltip title={copyLabel}>
          <IconButton aria-label={copyLabel} onClick={act} sx={{ ml: 'auto' }}>
            <ContentCopy />
          </IconButton>
        </Tooltip>
      </Stack>
    </Stack>
  );
}

const groupsOfFour = (text: string) =>
  Array.from(text.matchAll(/.{1,4}/gs), ({ index, 0: group }) => ({ at: index, group }));
