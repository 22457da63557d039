export type ValueParser = (text: string) => unknown;

const int8 = 20;
const bytea = 17;
const date = 1082;
const timestamptz = 1184;
const numeric = 1700;

// Cents are int8: a number would round them, and text would concatenate them.
const parseInt8: ValueParser = (text) => BigInt(text);

// A calendar day has no time zone, and satoshi do not fit a float: both stay text.
const keepText: ValueParser = (text) => text;

// PostgreSQL writes '2026-01-31 10:00:00.5+00'; some browsers need the T and the minutes.
const parseInstant: ValueParser = (text) =>
  new Date(text.replace(' ', 'T') + (text.at(-3) === ':' ? '' : ':00'));

function nibble(code: number): number {
  return code < 58 ? code - 48 : code - 87;
}

// Reads '\x00ff' by character codes: parsing a receipt of 10 MB digit by digit takes seconds.
const parseBytea: ValueParser = (text) => {
  const bytes = new Uint8Array((text.length - 2) / 2);
  for (let index = 0, at = 2; index < bytes.length; index += 1, at += 2) {
    bytes[index] = nibble(text.charCodeAt(at)) * 16 + nibble(text.charCodeAt(at + 1));
  }
  return bytes;
};

export const parsers: Readonly<Record<number, ValueParser>> = {
  [int8]: parseInt8,
  [bytea]: parseBytea,
  [date]: keepText,
  [timestamptz]: parseInstant,
  [numeric]: keepText,
};

export const arrayElementOids: Readonly<Record<number, number>> = {
  1016: int8,
  1001: bytea,
  1182: date,
  1185: timestamptz,
  1231: numeric,
};

const hexDigits = new TextEncoder().encode('0123456789abcdef');

export function formatBytea(bytes: unknown): string {
  if (!(bytes instanceof Uint8Array)) {
    throw new TypeError('A bytea parameter must be a Uint8Array.');
  }
  const text = new Uint8Array(bytes.length * 2);
  bytes.forEach((byte, index) => {
    text[index * 2] = hexDigits[byte >> 4] ?? 0;
    text[index * 2 + 1] = hexDigits[byte & 15] ?? 0;
  });
  return `\\x${new TextDecoder().decode(text)}`;
}

export const byteaOid = bytea;
