import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { fonts } from '#src/shared/theme/tokens.ts';

interface AddressTextProps {
  address: string;
  ref?: Ref<HTMLElement>;
}

/** An address in groups of four; people compare its first and last eight characters. */
export function AddressText({ address, ref }: AddressTextProps) {
  const groups = Array.from(address.matchAll(/.{1,4}/gs), ({ index, 0: text }) => ({
    index,
    text,
  }));
  return (
    <Box
      component="code"
      ref={ref}
      sx={{ fontFamily: fonts.mono, fontSize: '0.875rem', lineHeight: 1.8 }}
    >
      {groups.map(({ index, text }) => {
        const isCompared = index < 8 || index + text.length > address.length - 8;
        return (
          <Box
            key={index}
            component="span"
            sx={{
              display: 'inline-block',
              mr: '1ch',
              fontWeight: isCompared ? 600 : 400,
              color: isCompared ? 'text.primary' : 'text.secondary',
            }}
          >
            {text}
          </Box>
        );
      })}
    </Box>
  );
}
