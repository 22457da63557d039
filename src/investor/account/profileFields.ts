import type { BodyOf } from '#contract/call.ts';
import type { profile } from '#contract/profile.ts';
import type { User } from '#contract/users.ts';

/** The two tabs of the form (S-268). */
export type ProfileSection = 'personal' | 'address';

/** What a profile change sends. */
export type ProfileChange = BodyOf<typeof profile.update>;

/** A field of the profile that its owner can change. */
export type ProfileFieldName = keyof ProfileChange & keyof User;

/** The fields of each tab, and which of them can be left out of a profile (S-276). */
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

/** What was typed into each field; null stands for its removal. */
export type ProfileDraft = Partial<Record<ProfileFieldName, string | null>>;

/** What outlives a session that ran out: the open tab and what was typed. */
export interface KeptProfile {
  section: ProfileSection;
  draft: ProfileDraft;
}

/** The name of that draft. */
export const profileDraft = 'profile';

/** Only what is not empty is sent (S-270); null goes along and removes. */
export const filledOnly = (draft: ProfileDraft): ProfileChange =>
  Object.fromEntries(
    Object.entries(draft).filter(([, text]) => text === null || text.trim() !== ''),
  );

/** Whether a draft touches what staff verified of the person. */
export const changesIdentity = (draft: ProfileDraft): boolean => {
  const change = filledOnly(draft);
  return 'fullName' in change || 'dateOfBirth' in change || 'country' in change;
};
