import fc from 'fast-check';
import type { Schema } from 'yup';

const long = 100_000;

/** Texts that have broken programs before; each is sent unchanged in every text field. */
const nasty = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udc00b',
  '\u202eadmin\u202c',
  '\ufeff',
  'Z\u0351\u036b\u0343a\u0328l\u0489go',
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
  '\u0663\u0660\u0660',
  '\uff15\uff10\uff10',
  'İıſK',
  'x'.repeat(long),
  '\u{1f600}'.repeat(1_000),
  ...['NaN', 'Infinity', '-0', '1e309', '1e-309', '0x10', '9'.repeat(400), '0.1e1', '+5', '1,5'],
  ...['null', 'undefined', 'true', '[]', '{}', '[0,1e308]', '[null]', '["createdAt","DESC"]'],
  ...['[{"toString":"x"},{"toString":"x"}]', '[[[]],[[]]]', '{"toString":"x","valueOf":1}'],
  ...["'; DROP TABLE users;--", '%00', '%', '_', '\\', '../../etc/passwd', '<script>', '{{7*7}}'],
  ...['0000-00-00', '0000-01-01', '9999-12-31T23:59:59.999999Z', '2026-02-30', '31/02/1990'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '\r\nSet-Cookie: a=b', '=1+1'],
] as const;

const text = fc.oneof(fc.constantFrom(...nasty), fc.string({ unit: 'binary', maxLength: 300 }));

const number = fc.oneof(
  fc.double(),
  fc.maxSafeInteger(),
  fc.constantFrom(0, -1, 1e21, 2 ** 31, 2 ** 53, 1e308),
);

const nested = fc.oneof(
  fc.array(fc.oneof(text, number), { maxLength: 4 }),
  fc.dictionary(text, fc.oneof(text, number), { maxKeys: 3 }),
  fc.constantFrom({ $ne: null }, [[[[]]]], { length: 1e9 }, { toString: 'x', valueOf: 1 }),
);

/** JSON values of every type. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  text,
  text,
  number,
  fc.boolean(),
  fc.constant(null),
  nested,
);

/** Text for the places that carry nothing else: paths, queries, fields of a form. */
export const hostileText: fc.Arbitrary<string> = text;

/** Fields that a client must not set. */
export const covetedFields = {
  ...{ role: 'admin', isAdmin: true, userType: 'admin', is_admin: true, permissions: 'admin' },
  ...{ balance: 1e6, acctBalance: 1e6, balance_cents: 1e8, available: 1e6, held: 1e6 },
  ...{ isVerified: true, verified: true, verified_at: '2026-01-01', emailVerified: true },
  ...{ status: 'confirmed', userId: '11111111-1111-4111-8111-111111111111' },
  ...{
    user_id: '11111111-1111-4111-8111-111111111111',
    id: '11111111-1111-4111-8111-111111111111',
  },
  ...{ _id: '11111111-1111-4111-8111-111111111111', createdAt: '1970-01-01', password_hash: 'x' },
};

const namesOf = (schema: Schema | undefined): string[] => {
  const described = schema?.describe();
  return described && 'fields' in described ? Object.keys(described.fields as object) : [];
};

/** Fields of a call, some with invalid values, and unknown fields. */
export function hostileFields<Value>(
  schema: Schema | undefined,
  value: fc.Arbitrary<Value>,
): fc.Arbitrary<[string, Value][]> {
  const known = namesOf(schema);
  const name = fc.oneof(
    { arbitrary: fc.constantFrom(...known, '__proto__'), weight: 8 },
    { arbitrary: fc.constantFrom('constructor', 'prototype', ''), weight: 1 },
    { arbitrary: text, weight: 1 },
  );
  return fc.array(fc.tuple(name, value), { minLength: 1, maxLength: 6 });
}

/** A list's filter as JSON: its own fields with values of any kind. */
export function hostileFilter(query: Schema | undefined): fc.Arbitrary<string> {
  const described = query?.describe();
  const fields = described && 'fields' in described ? described.fields : {};
  const filter = (fields as Record<string, { fields?: object }>).filter;
  const names = ['id', ...Object.keys(filter?.fields ?? {})];
  return fc
    .dictionary(fc.constantFrom(...names), hostileValue, { minKeys: 1, maxKeys: 3 })
    .map((given) => JSON.stringify(given));
}

/** A cursor that looks like ours: the right form with any content, or no form at all. */
export const hostileCursor: fc.Arbitrary<string> = fc.oneof(
  text,
  fc.tuple(text, text, number).map((parts) => {
    const bytes = new TextEncoder().encode(JSON.stringify(parts));
    return btoa(String.fromCharCode(...bytes.subarray(0, 200)));
  }),
  fc
    .tuple(fc.constantFrom('1', 'x', '2026-01-01', '9'.repeat(30)), fc.constantFrom('1', 'y', ''))
    .map(([value, id]) => btoa(JSON.stringify([value, id, 5]))),
);

const headerSafe = (value: string) => [...value].filter((c) => c >= ' ' && c <= '~').join('');

/** Headers that the server reads, with invalid values. */
export const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc.dictionary(
  fc.constantFrom(
    ...['Authorization', 'Idempotency-Key', 'X-Forwarded-For', 'X-Background', 'Content-Type'],
    ...['Accept-Encoding', 'Range', 'Origin', 'User-Agent', 'X-HTTP-Method-Override', 'Cookie'],
  ),
  fc.oneof(
    text.map((value) => headerSafe(value).trim().slice(0, 4_000)),
    fc.constantFrom(
      'Bearer',
      'Bearer a b',
      'multipart/form-data',
      'multipart/form-data; boundary=',
    ),
    fc.constantFrom('application/json; charset=utf-7', 'bytes=0-', '1.1.1.1, , ;', '::1'),
  ),
  { maxKeys: 3 },
);
