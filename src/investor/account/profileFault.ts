import { ApiError } from '#src/shared/api/apiError.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import type { FieldError } from '#src/shared/form/firstError.ts';
import { type ProfileSection, sections } from './profileFields.ts';

/** What a failed change says, and the field it blames, if the server named one. */
export function faultOfFailure(failure: Error): FieldError {
  const [field = ''] = failure instanceof ApiError ? Object.keys(failure.fields ?? {}) : [];
  return { field, sentence: messageOf(failure) };
}

/** The tab on which a field stands; none for what no single field is to blame for. */
export function sectionOf(field: string): ProfileSection | undefined {
  const tabs = Object.entries(sections) as [ProfileSection, (typeof sections)[ProfileSection]][];
  return tabs.find(([, fields]) => fields.some(({ name }) => name === field))?.[0];
}
