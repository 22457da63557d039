/** A text without spaces and capitals. */
export const foldText = (text: string): string => text.replace(/\s/g, '').toLowerCase();

/** Whether a text has an address or a transaction id, however its lines are broken. */
export const hasCode = (text: string, code: string): boolean =>
  foldText(text).includes(foldText(code));

/** Matches this decimal and no longer one, with any number of zeros at its end. */
export function amountPattern(amount: string): RegExp {
  const [whole = '', decimals = ''] = amount.split('.');
  const digits = decimals.replace(/0+$/, '');
  const rest = digits === '' ? '(\\.0+)?' : `\\.${digits}0*`;
  return new RegExp(`(?<![\\d.,])${whole}${rest}(?![\\d]|[.,]\\d)`);
}

/** Whether a text has this decimal and no longer one. */
export const hasAmount = (text: string, amount: string): boolean =>
  amountPattern(amount).test(text);
