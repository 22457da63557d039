import type { ThemeOptions } from '@mui/material/styles';
import { touch } from './touch.ts';

type Components = NonNullable<ThemeOptions['components']>;

interface NamedInput {
  'aria-label'?: string | undefined;
  inputProps?: object | undefined;
}

const inputOf = ({ inputProps, 'aria-label': name }: NamedInput) => ({
  ...inputProps,
  ...(name === undefined ? {} : { 'aria-label': name }),
});

/** Inputs of forms, and the text below one. */
export const inputs: Pick<Components, 'MuiFormHelperText' | 'MuiOutlinedInput' | 'MuiCheckbox'> = {
  MuiFormHelperText: {
    styleOverrides: { root: { marginInline: 0, fontSize: '0.8125rem', lineHeight: 20 / 13 } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars?.palette.background.paper,
        // Below 16 px a phone zooms into the field.
        fontSize: '0.875rem',
        [touch]: { fontSize: '1rem' },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--control-line)' },
      }),
    },
  },
  // react-admin puts the label on the box around the input, where screen readers ignore it.
  MuiCheckbox: {
    defaultProps: {
      slotProps: {
        root: () => ({ 'aria-label': undefined }),
        input: (owner: NamedInput) => inputOf(owner),
      },
    },
  },
};
