import { accountRow, type StaffNotice } from '#server/users/noticeToStaff.ts';

interface Profile {
  id: string;
  email: string;
  email_verified_at: Date | null;
  full_name: string;
  user_name: string;
  date_of_birth: string | null;
  country: string | null;
  verified_at: Date | null;
}

/** The fields of an account before a change of its profile, and those that were sent. */
export interface ProfileChange {
  before: Profile;
  after: {
    user_name?: string | undefined;
    full_name?: string | undefined;
    date_of_birth?: string | null | undefined;
    country?: string | null | undefined;
  };
}

/** The fields that staff verify, as a sentence names them. */
export const identityFields = {
  full_name: 'full name',
  date_of_birth: 'date of birth',
  country: 'country',
} as const;

/** The mail to staff about an account that lost its verification. */
export function revocationNotice(
  { before, after }: ProfileChange,
  changed: (keyof typeof identityFields)[],
  at: Date,
): StaffNotice {
  const { full_name: fullName, user_name: userName, email } = before;
  return {
    subject: 'Verified account changed its identity',
    summary: `${fullName} changed verified details. The account has lost its verification.`,
    rows: [
      accountRow({ fullName, userName, email }),
      ...changed.flatMap((name) => [
        [`Old ${identityFields[name]}`, before[name] ?? 'none'] as const,
        [`New ${identityFields[name]}`, after[name] ?? 'none'] as const,
      ]),
    ],
    advice: 'Check the new details and verify the account again, or contact the investor.',
    at,
  };
}
