import Box from '@mui/material/Box';
import { dollars, signedDollars } from '#src/shared/format/money.ts';

interface MoneyProps {
  amount: number;
  /** With a plus where it came in. */
  signed?: boolean;
}

/**
 * Dollars of a JSON number. From five digits on the thousands stand apart to the eye; the text, and
 * what is copied, stays SPEC.md's own (S-138, S-139).
 */
export function Money({ amount, signed = false }: MoneyProps) {
  const text = signed ? signedDollars(amount) : dollars(amount);
  const [, sign = '', whole = '', rest = ''] = /^(\D*)(\d+)(.*)$/.exec(text) ?? [];
  const thousands = whole.length < 5 ? [] : [...whole.matchAll(/\d{3}(?=(?:\d{3})*$)/g)];
  return (
    <Box component="span" sx={figures}>
      {sign}
      {whole.slice(0, thousands[0]?.index)}
      {thousands.map(({ 0: group, index }) => (
        <span key={index}>{group}</span>
      ))}
      {rest}
    </Box>
  );
}

const figures = {
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& span': { ml: '0.18em' },
} as const;
