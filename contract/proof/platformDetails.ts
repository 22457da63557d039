/** The details of a line that the database wrote; undefined for another action, or one by a person. */
export function platformDetails(
  input: string,
  action: string,
): Record<string, unknown> | undefined {
  const [, , , actor, written, , , ...details] = input.split('|');
  if (actor !== 'platform' || written !== action) return undefined;
  return JSON.parse(details.join('|')) as Record<string, unknown>;
}
