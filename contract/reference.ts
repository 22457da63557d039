/** '#' and the last ten characters of the id, upper case (S-176). */
export const reference = (id: string): string => `#${id.slice(-10).toUpperCase()}`;
