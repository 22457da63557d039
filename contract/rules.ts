import { type AnyObjectSchema, mixed, string, ValidationError } from 'yup';
import './locale.ts';
import { messages } from './messages.ts';
import { fileBytesMax } from './sizes.ts';

export type Check<Value> = readonly [
  field: string,
  message: string,
  passes: (value: Value) => boolean,
];

/** Runs checks one after another, so that only the first failing message shows. */
export function ordered<S extends AnyObjectSchema>(
  schema: S,
  checks: readonly Check<S['__outputType']>[],
): S {
  return schema.test('ordered', (value) => {
    const failed = checks.find(([, , passes]) => !passes(value));
    return failed === undefined || new ValidationError(failed[1], value, failed[0], 'rule');
  }) as S;
}

export const filled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '';

// yup's trim() throws on non-strings; leave those to the type check.
const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

export const text = (max = 200) => string().transform(trimmed).max(max);

export const isUuid = (id: string): boolean =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);

export const userNameLengthMax = 50;

// Control characters, line ends, invisible characters, changes of direction and lone surrogates.
const hiddenCharacters = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

const plainName = (name: string): boolean =>
  !hiddenCharacters.test(name) && !/:\/\/|www\./i.test(name.normalize('NFKC'));

/** Without line breaks, hidden characters and web addresses. */
export const plainLine = (max: number, message: string) =>
  text(max).test('name', message, (name) => !name || plainName(name));

export const personName = (max = 80) => plainLine(max, messages.nameInvalid);

/** Required text: missing counts as empty, so that the rule's own message shows. */
export const typed = (max = 200) => text(max).default('');

/** A password: never trimmed, missing counts as empty. */
export const typedPassword = () => string().max(1000).default('');

export const uploadedFile = () =>
  mixed<File>((value): value is File => value instanceof File).test(
    'size',
    messages.fileTooLarge,
    (file) => file === undefined || file.size <= fileBytesMax,
  );

/** Allowed characters only, with at least one special and one other (S-113). */
export const passwordCharacters = (password: string): boolean =>
  /^[A-Za-z0-9!@#$%^&*]+$/.test(password) &&
  /[!@#$%^&*]/.test(password) &&
  /[A-Za-z0-9]/.test(password);
