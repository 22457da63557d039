// The closing quote is optional: an unclosed text would be scanned again from each quote.
const jsonToken = /"(?:[^"\\]|\\.?)*"?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Every number as its exact text, never a float. Errors: SyntaxError when it is not JSON. */
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
 * Grouping removed, an exponent expanded; undefined for anything else, a sign included. A comma
 * that cannot be grouping ('65,5') is rejected: a guess could be wrong by a power of ten.
 */
export function plainDecimal(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > lengthMax) return undefined;
  const match = decimalForm.exec(value.trim());
  if (!match) return undefined;
  const whole = (match[1] ?? '').replace(/\D/g, '');
  const fraction = match[2] ?? '';
  const pointAt = whole.length + Number(match[3] ?? 0);
  const digits =
    pointAt > 0
      ? (whole + fraction).padEnd(pointAt, '0')
      : '0'.repeat(1 - pointAt) + whole + fraction;
  const wholeLength = Math.max(pointAt, 1);
  const integer = digits.slice(0, wholeLength).replace(/^0+(?=\d)/, '');
  const rest = digits.slice(wholeLength);
  return rest === '' ? integer : `${integer}.${rest}`;
}
