const endings: (() => unknown)[] = [];

/** Ends something after the last test of the file, failed or not; what began last ends first. */
export function atEndOfFile(end: () => unknown): void {
  endings.push(end);
}

/** Ends all that the tests of a file began. */
export async function endLeftovers(): Promise<void> {
  for (const end of endings.splice(0).reverse()) await end();
}
