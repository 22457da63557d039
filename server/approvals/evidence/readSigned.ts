/** A call as its signed text has it. */
export interface SignedCall {
  path: string;
  fields: Readonly<Record<string, string>>;
}

/** Reads a text as `signedText` of contract/ writes it; undefined for any other. */
export function readSigned(text: string): SignedCall | undefined {
  const [form, , path, ...lines] = text.split('\n');
  if (form !== 'plainvest/1' || !path) return undefined;
  const pairs = lines.map((line) => line.split('='));
  if (pairs.some(({ length }) => length !== 2)) return undefined;
  const fields = pairs.map(([name = '', value = '']) => [
    decodeURIComponent(name),
    decodeURIComponent(value),
  ]);
  return { path, fields: Object.fromEntries(fields) };
}
