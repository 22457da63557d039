import { array, type InferType, object, string } from 'yup';
import { call } from './call.ts';
import { messages } from './messages.ts';
import { reasonLengthMax, reasonsMax } from './sizes.ts';

const kinds = ['deposit', 'withdrawal'] as const;

export type ReasonKind = (typeof kinds)[number];

/** A sentence that staff choose when they decline; `_id` is its kind and position. */
export const reasonRecord = object({
  _id: string().defined(),
  kind: string<ReasonKind>().oneOf(kinds).defined(),
  text: string().defined(),
});

export type Reason = InferType<typeof reasonRecord>;

const data = array(reasonRecord).defined();

const isReason = (text: unknown): text is string =>
  typeof text === 'string' && text.trim() !== '' && text.trim().length <= reasonLengthMax;

/** The texts of a JSON list, trimmed. Undefined unless there are at most nine, each of them once. */
export function parseReasons(json: string): string[] | undefined {
  try {
    const texts: unknown = JSON.parse(json);
    if (!Array.isArray(texts) || texts.length > reasonsMax || !texts.every(isReason)) return;
    const trimmed = texts.map((text) => text.trim());
    return new Set(trimmed).size === trimmed.length ? trimmed : undefined;
  } catch {
    return undefined;
  }
}

export const reasons = {
  list: call({
    method: 'GET',
    path: '/reasons',
    access: 'admin',
    duty: 'any',
    reply: object({ data }),
  }),
  /** `reasons` is a JSON list of texts, which replaces the reasons of one kind. */
  update: call({
    method: 'PUT',
    path: '/reasons',
    access: 'admin',
    duty: 'keys',
    requiresPassword: true,
    body: object({
      kind: string<ReasonKind>().oneOf(kinds).required(),
      reasons: string()
        .required(messages.reasonsUnreadable)
        .test('reasons', messages.reasonsUnreadable, (json) => !!json && !!parseReasons(json)),
    }),
    reply: object({ message: string().defined(), data }),
  }),
} as const;
