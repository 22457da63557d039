const secondMs = 1000;

/** How old a rate was when the deposit came: `3 min 20 s`. */
export function rateAge(asOf: string, submitted: string): string {
  const seconds = Math.max(0, Math.round((Date.parse(submitted) - Date.parse(asOf)) / secondMs));
  const parts = [
    [Math.floor(seconds / 3600), 'h'],
    [Math.floor((seconds % 3600) / 60), 'min'],
    [seconds % 60, 's'],
  ] as const;
  const shown = parts.filter(([count]) => count > 0);
  return shown.length === 0 ? '0 s' : shown.map((part) => part.join(' ')).join(' ');
}
