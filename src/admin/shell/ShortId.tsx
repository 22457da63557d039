import Box from '@mui/material/Box';
import { fonts } from '#src/shared/theme/tokens.ts';
import { CopyButton } from '#src/shared/ui/CopyButton.tsx';

/** Both ends of a long id, with a button that copies the whole. */
export function ShortId({ id, of }: { id: string; of: string }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', '& .MuiIconButton-root': { my: -1 } }}>
      <Box component="code" title={id} sx={{ fontFamily: fonts.mono, mr: 0.5 }}>
        {`${id.slice(0, 8)}…${id.slice(-6)}`}
      </Box>
      <CopyButton text={id} name={of} />
    </Box>
  );
}
