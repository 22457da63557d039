import { type AnyObjectSchema, mixed, string, ValidationError } from 'yup';
import { fileBytesMax } from './limits.ts';
import { messages } from './messages.ts';

/** One check of an ordered list: the field it blames, its sentence, and when it passes. */
export type Check<Value> = readonly [
  field: string,
  sentence: string,
  passes: (value: Value) => boolean,
];

/** Adds checks that run one after another, so that only the first failing sentence shows. */
export function ordered<S extends AnyObjectSchema>(
  schema: S,
  checks: readonly Check<S['__outputType']>[],
): S {
  return schema.test('ordered', (value) => {
    const failed = checks.find(([, , passes]) => !passes(value));
    return failed === undefined || new ValidationError(failed[1], value, failed[0], 'rule');
  }) as S;
}

/** Whether something was typed at all. */
export const filled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '';

// yup's own trim() fails on what is no text, where the type check should speak instead.
const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/** Text without blanks around it, of at most `max` characters: rows and mails stay readable. */
export const text = (max = 200) =>
  string()
    .transform(trimmed)
    .max(max, ({ path }) => `${path} is too long (at most ${max} characters).`);

/** Longest user name. */
export const userNameLengthMax = 50;

// Control characters, line ends, what has no width or turns the direction, and half of a character.
const hiddenCharacters = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Whether a name can be written into a mail or a list: on one line, nothing hidden, no link. */
const plainName = (name: string): boolean =>
  !hiddenCharacters.test(name) && !/:\/\/|www\./i.test(name.normalize('NFKC'));

/** A name of a person: full (80 characters), or a user name. */
export const personName = (max = 80) =>
  text(max).test('name', messages.nameInvalid, (name) => !name || plainName(name));

/** Text that a rule asks for: missing counts as empty, so that the rule's own sentence shows. */
export const typed = (max = 200) => text(max).default('');

/** A password as typed: never trimmed, missing counts as empty. */
export const typedPassword = () => string().max(1000).default('');

/** An uploaded file of at most 10 MB; its content is checked by the server. */
export const uploadedFile = () =>
  mixed<File>((value): value is File => value instanceof File).test(
    'size',
    messages.fileTooLarge,
    (file) => file === undefined || file.size <= fileBytesMax,
  );

/** The register rule of SPEC.md section 5: only these characters, one special, one other. */
export const passwordCharacters = (password: string): boolean =>
  /^[A-Za-z0-9!@#$%^&*]+$/.test(password) &&
  /[!@#$%^&*]/.test(password) &&
  /[A-Za-z0-9]/.test(password);
