/** Puts the banner into a placeholder: the server knows at its start if it is a demo. */
export function withDemoPlaceholder(markup: string): string {
  const banner = /<aside [^>]*aria-label="Demo"[^>]*>[^<]*<\/aside>/;
  if (!banner.test(markup)) throw new Error('The first paint has lost its demo banner.');
  return markup.replace(banner, (whole) => `{{demo:${whole}}}`);
}
