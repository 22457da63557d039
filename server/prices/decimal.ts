// A text without its end would be read again from each of its quotes, so the end may be missing here.
const jsonToken = /"(?:[^"\\]|\\.?)*"?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * Reads JSON with every number as the text it was written as, so that none passes through a float.
 * Errors: SyntaxError when it is not JSON; NaN and Infinity are not.
 */
export function parseExact(raw: string): unknown {
  JSON.parse(raw);
  return JSON.parse(
    raw.replace(jsonToken, (token) => (token.startsWith('"') ? token : `"${token}"`)),
  );
}

const lengthMax = 80;
const decimalForm =
  /^(\d{1,3}(?:[,\s'’_]\d{2,3})*[,\s'’_]\d{3}|\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,3}))?$/;

/**
 * A number as people or programs write it, as plain decimal text: all grouping stripped (S-225), an
 * exponent written out. Undefined for anything else, signs included: a price has none. A comma that
 * cannot be grouping ('65,5') is refused too, since guessing would be off by a power of ten.
 */
export function plainDecimal(written: unknown): string | undefined {
  if (typeof written !== 'string' || written.length > lengthMax) return undefined;
  const found = decimalForm.exec(written.trim());
  if (!found) return undefined;
  const whole = (found[1] ?? '').replace(/\D/g, '');
  const fraction = found[2] ?? '';
  const pointAt = whole.length + Number(found[3] ?? 0);
  const digits =
    pointAt > 0
      ? (whole + fraction).padEnd(pointAt, '0')
      : '0'.repeat(1 - pointAt) + whole + fraction;
  const wholeLength = Math.max(pointAt, 1);
  const integer = digits.slice(0, wholeLength).replace(/^0+(?=\d)/, '');
  const rest = digits.slice(wholeLength);
  return rest === '' ? integer : `${integer}.${rest}`;
}
