import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { fonts } from '#src/shared/theme/tokens.ts';
import { CopyButton } from '#src/shared/ui/CopyButton.tsx';
import { useCopy } from '#src/shared/ui/useCopy.ts';

interface CopyFieldProps {
  label: string;
  text: string;
  /** Shows groups of four characters, which are easier to compare. */
  inGroups?: boolean;
  /** Completes the label of the copy button. */
  name: string;
}

export function CopyField({ label, text, inGroups = false, name }: CopyFieldProps) {
  const element = useRef<HTMLElement>(null);
  const copyText = useCopy();
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
          ref={element}
          onClick={() => void copyText(text, element.current)}
          sx={{ fontFamily: fonts.mono, fontSize: '0.95rem', cursor: 'copy', lineHeight: 1.8 }}
        >
          {(inGroups ? groupsOfFour(text) : [{ at: 0, group: text }]).map(({ at, group }) => (
            <Box key={at} component="span" sx={{ display: 'inline-block', mr: '0.6ch' }}>
              {group}
            </Box>
          ))}
        </Box>
        <Box sx={{ ml: 'auto' }}>
          <CopyButton text={text} name={name} element={() => element.current} />
        </Box>
      </Stack>
    </Stack>
  );
}

const groupsOfFour = (text: string) =>
  Array.from(text.matchAll(/.{1,4}/gs), ({ index, 0: group }) => ({ at: index, group }));
