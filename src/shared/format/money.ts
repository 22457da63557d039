/** Dollars of a JSON number as this product writes them: `500.00 $` (S-139). */
export function dollars(amount: number): string {
  return `${amount.toFixed(2)} $`;
}

/** Signed dollars of a statement row: `+500.00 $`, `-20.00 $`. */
export function signedDollars(amount: number): string {
  return `${amount > 0 ? '+' : ''}${dollars(amount)}`;
}
