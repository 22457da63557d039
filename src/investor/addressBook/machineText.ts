import { fonts } from '#src/shared/theme/tokens.ts';

/** The style of a field for an address, which is visible as a whole, on two lines of a phone. */
export const machineText = {
  py: '11.5px',
  '& .MuiOutlinedInput-input': {
    fontFamily: fonts.mono,
    fontWeight: 500,
    lineHeight: 1.5,
    wordBreak: 'break-all',
  },
} as const;
