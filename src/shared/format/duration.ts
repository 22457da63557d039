const minuteMs = 60_000;

/** A time span by its two largest units: `29 h 44 m`, `3 d 5 h`. */
export function duration(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / minuteMs));
  const [hours, days] = [Math.floor(minutes / 60), Math.floor(minutes / 1440)];
  if (hours === 0) return `${minutes} m`;
  if (days < 3) return `${hours} h ${minutes % 60} m`;
  return `${days} d ${hours % 24} h`;
}
