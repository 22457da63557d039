import { expect, test } from 'vitest';
import { type AnyObjectSchema, ValidationError } from 'yup';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { isTyped } from '#server/platform/http/query.ts';

// One value for each kind of rule: presence, length, form, range and choice.
const values = [undefined, null, '', 'x', 'x'.repeat(5_000), -1, 0, 1.5, 1e12, '2020-13-45'];

/** The fields that a person fills in: those of a body, and of a typed query. */
const typedRules = ({ body, query, ...call }: Call): AnyObjectSchema[] =>
  [body, isTyped({ query, ...call }) ? query : undefined].filter(
    (rules) => rules !== undefined,
  ) as AnyObjectSchema[];

/** The messages of a field's rules; a wrong type is answered without any. */
function messagesOf(field: string, rules: AnyObjectSchema): string[] {
  return values.flatMap((value) => {
    try {
      rules.validateSync({ [field]: value }, { abortEarly: false });
      return [];
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      const broken = error.inner.filter(({ path, type }) => path === field && type !== 'typeError');
      return broken.map(({ message }) => message);
    }
  });
}

const fields = Object.entries(calls).flatMap(([noun, group]) =>
  Object.entries(group).flatMap(([verb, call]) =>
    typedRules(call).flatMap((rules) =>
      Object.keys(rules.fields).map((field) => ({ where: `${noun}.${verb}`, field, rules })),
    ),
  ),
);

test('no message of a rule has the name of a field of the wire', () => {
  const named = fields.flatMap(({ where, field, rules }) =>
    messagesOf(field, rules)
      // The default message of a rule begins with the path of its field.
      .filter((message) => message.startsWith(`${field} `) || message.startsWith('this '))
      .map((message) => `${where}: ${message}`),
  );
  expect([...new Set(named)]).toEqual([]);
});
