import { renderHook } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ObjectSchema } from 'yup';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { useIdempotencyKey } from '#src/shared/api/useIdempotencyKey.ts';

const rows: Call[] = Object.values(calls).flatMap((noun) => Object.values(noun));

/** Each money call with the names of its path values and body fields. */
const moneyCalls = rows
  .filter(({ money }) => money)
  .map(({ path, body }) => {
    const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const fields = body ? Object.keys((body as ObjectSchema<object>).fields) : [];
    return { path, names: [...params, ...fields] };
  });

const inputOf = (names: string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, name === 'image' ? new File(['x'], 'x') : name]));

const hook = () => renderHook(() => useIdempotencyKey()).result.current;

describe.each(moneyCalls)('the Idempotency-Key of $path', ({ names }) => {
  test('stays the same for the same input', () => {
    const { keyOf } = hook();
    const input = inputOf(names);
    expect(keyOf({ ...input })).toBe(keyOf(input));
  });

  test.each(names)('changes with %s', (name) => {
    const { keyOf } = hook();
    const input = inputOf(names);
    const first = keyOf(input);
    const other = name === 'image' ? new File(['x'], 'x') : 'another';
    const second = keyOf({ ...input, [name]: other });
    expect(second).not.toBe(first);
    expect(keyOf({ ...input, [name]: undefined })).not.toBe(second);
  });

  test('changes after a reset', () => {
    const { keyOf, reset } = hook();
    const first = keyOf(inputOf(names));
    reset();
    expect(keyOf(inputOf(names))).not.toBe(first);
  });
});
