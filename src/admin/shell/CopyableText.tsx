import Box from '@mui/material/Box';
import { fonts } from '#src/shared/theme/tokens.ts';
import { CopyButton } from '#src/shared/ui/CopyButton.tsx';

export function CopyableText({ text, of }: { text: string; of: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Box component="code" sx={{ fontFamily: fonts.mono, overflowWrap: 'anywhere' }}>
        {text}
      </Box>
      <CopyButton text={text} name={of} />
    </Box>
  );
}
