import type { BodyOf } from '#contract/call.ts';
import type { profile } from '#contract/profile.ts';
import type { User } from '#contract/users.ts';
import { ApiError } from '#src/shared/api/apiError.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import type { FieldError } from '#src/shared/form/firstError.ts';

export type ProfileSection = 'personal' | 'address';

export type ProfileChange = BodyOf<typeof profile.update>;

export type ProfileFieldName = keyof ProfileChange & keyof User;

export const sections: Record<
  ProfileSection,
  readonly { name: ProfileFieldName; optional: boolean; autoComplete: string }[]
> = {
  personal: [
    { name: 'fullName', optional: false, autoComplete: 'name' },
    { name: 'userName', optional: false, autoComplete: 'username' },
    { name: 'email', optional: false, autoComplete: 'email' },
    { name: 'phoneNumber', optional: true, autoComplete: 'tel' },
    { name: 'dateOfBirth', optional: true, autoComplete: 'bday' },
  ],
  address: [
    { name: 'address', optional: true, autoComplete: 'street-address' },
    { name: 'postalCode', optional: true, autoComplete: 'postal-code' },
    { name: 'country', optional: true, autoComplete: 'country-name' },
  ],
};

/** The input of each field; null to remove it. */
export type ProfileDraft = Partial<Record<ProfileFieldName, string | null>>;

export interface ProfileFormDraft {
  section: ProfileSection;
  draft: ProfileDraft;
}

export const profileDraft = 'profile';

/** The change to send: without empty fields, with null to remove a field. */
export const filledOnly = (draft: ProfileDraft): ProfileChange =>
  Object.fromEntries(
    Object.entries(draft).filter(([, text]) => text === null || text.trim() !== ''),
  );

/** Whether a draft changes a field that staff have verified. */
export const changesIdentity = (draft: ProfileDraft): boolean => {
  const change = filledOnly(draft);
  return 'fullName' in change || 'dateOfBirth' in change || 'country' in change;
};

/** The message of a failed change, with the first field that the server names. */
export function serverFieldError(error: Error): FieldError {
  const [field = ''] = error instanceof ApiError ? Object.keys(error.fields ?? {}) : [];
  return { field, message: messageOf(error) };
}

/** The tab of a field; undefined for an error without a field. */
export function sectionOf(field: string): ProfileSection | undefined {
  const tabs = Object.entries(sections) as [ProfileSection, (typeof sections)[ProfileSection]][];
  return tabs.find(([, fields]) => fields.some(({ name }) => name === field))?.[0];
}
