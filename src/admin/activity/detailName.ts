const words: Record<string, string> = {
  txid: 'transaction id',
  usd: '(USD)',
  id: 'ID',
  ids: 'IDs',
  ip: 'IP',
};

/** The name of a stored detail in words: `max_deposit_usd` is `Max deposit (USD)`. */
export function detailName(name: string): string {
  const parts = name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_')
    .map((part) => words[part] ?? part)
    .join(' ');
  return parts.charAt(0).toUpperCase() + parts.slice(1);
}
