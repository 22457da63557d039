/** The address that a link to the support contact has; null for one that a link cannot open. */
export function contactHref(support: string | null): string | null {
  if (support === null) return null;
  if (/^[^\s@]+@[^\s@]+$/.test(support)) return `mailto:${support}`;
  if (/^https:\/\/\S+$/.test(support)) return support;
  return /^\+[\d ()-]{6,}$/.test(support) ? `tel:${support.replace(/[^+\d]/g, '')}` : null;
}
