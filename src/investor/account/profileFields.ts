import type { BodyOf } from '#contract/call.ts';
import type { profile } from '#contract/profile.ts';
import type { User } from '#contract/userRecord.ts';
import { calendarDay } from '#src/shared/format/dates.ts';

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
  field: ProfileFieldName;
  draft: ProfileDraft;
}

export const profileDraft = 'profile';

/** The stored value of a field as the form takes it; '' without one. */
export function storedText(user: User, name: ProfileFieldName): string {
  const value = user[name] ?? '';
  return name === 'dateOfBirth' ? calendarDay(value) : value;
}

/** The change to send: what differs and is not empty, with null to remove a field. */
export const changeOf = (user: User, draft: ProfileDraft): ProfileChange =>
  Object.fromEntries(
    Object.entries(draft).filter(([name, text]) => {
      if (text === null) return true;
      return text.trim() !== '' && text.trim() !== storedText(user, name as ProfileFieldName);
    }),
  );

/** Whether a change takes a verification away. */
export const changesIdentity = (change: ProfileChange): boolean =>
  'fullName' in change || 'dateOfBirth' in change || 'country' in change;

/** The tab of a field; undefined for an error without a field. */
export function sectionOf(field: string): ProfileSection | undefined {
  const tabs = Object.entries(sections) as [ProfileSection, (typeof sections)[ProfileSection]][];
  return tabs.find(([, fields]) => fields.some(({ name }) => name === field))?.[0];
}
