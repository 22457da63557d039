import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { fonts } from '#src/shared/theme/tokens.ts';

interface AddressTextProps {
  address: string;
  ref?: Ref<HTMLElement>;
}

const comparedLength = 8;

/** An address in groups of four, with the characters in bold that people compare. */
export function AddressText({ address, ref }: AddressTextProps) {
  const groups = Array.from(address.matchAll(/.{1,4}/gs), ({ index, 0: text }) => ({
    index,
    text,
  }));
  const endsAt = address.length - comparedLength;
  // The last ones stay on one line.
  const lineEnd = endsAt - 3;
  const shown = ({ index, text }: { index: number; text: string }) => (
    <Group key={index} index={index} text={text} endsAt={endsAt} />
  );
  return (
    <Box
      component="code"
      ref={ref}
      sx={{ fontFamily: fonts.mono, fontSize: '0.875rem', lineHeight: 1.8 }}
    >
      {groups.filter(({ index }) => index < lineEnd).map(shown)}
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {groups.filter(({ index }) => index >= lineEnd).map(shown)}
      </Box>
    </Box>
  );
}

function Group({ index, text, endsAt }: { index: number; text: string; endsAt: number }) {
  const isCompared = index < comparedLength || index >= endsAt;
  const plain = isCompared ? 0 : Math.min(text.length, endsAt - index);
  return (
    <Box component="span" sx={{ display: 'inline-block', mr: '1ch' }}>
      {plain > 0 && (
        <Box component="span" sx={soft}>
          {text.slice(0, plain)}
        </Box>
      )}
      {plain < text.length && (
        <Box component="b" sx={bold}>
          {text.slice(plain)}
        </Box>
      )}
    </Box>
  );
}

const soft = { color: 'text.secondary' } as const;
const bold = { fontWeight: 600, color: 'text.primary' } as const;
