import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { codeGroups } from '#contract/codeGroups.ts';
import { fonts } from '#src/shared/theme/tokens.ts';

interface AddressTextProps {
  address: string;
  ref?: Ref<HTMLElement>;
}

/** The groups at each end that people compare. */
const compared = 2;

/** An address in groups, with those in bold that people compare. */
export function AddressText({ address, ref }: AddressTextProps) {
  const groups = codeGroups(address).map((text, index, { length }) => {
    const isCompared = index < compared || index >= length - compared;
    return { index, text, isCompared };
  });
  return (
    <Box
      component="code"
      ref={ref}
      sx={{ fontFamily: fonts.mono, fontSize: '0.875rem', lineHeight: 1.8 }}
    >
      {groups.slice(0, -compared).map(shown)}
      {/* The last ones stay on one line. */}
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {groups.slice(-compared).map(shown)}
      </Box>
    </Box>
  );
}

interface Group {
  index: number;
  text: string;
  isCompared: boolean;
}

const shown = ({ index, text, isCompared }: Group) => (
  <Box key={index} component={isCompared ? 'b' : 'span'} sx={isCompared ? bold : soft}>
    {text}
  </Box>
);

const group = { display: 'inline-block', mr: '1ch' } as const;
const soft = { ...group, color: 'text.secondary' } as const;
const bold = { ...group, fontWeight: 600, color: 'text.primary' } as const;
