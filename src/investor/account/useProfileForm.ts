import { type FormEvent, useEffect, useState } from 'react';
import { profileRules } from '#contract/profileRules.ts';
import type { User } from '#contract/userRecord.ts';
import { type FieldError, firstError } from '#src/shared/form/firstError.ts';
import { serverFieldError } from '#src/shared/form/serverFieldError.ts';
import { useDraft } from '#src/shared/session/useDraft.ts';
import {
  changeOf,
  changesIdentity,
  type ProfileDraft,
  type ProfileFieldName,
  type ProfileFormDraft,
  type ProfileSection,
  profileDraft,
  sectionOf,
} from './profileFields.ts';
import { useUpdateProfile } from './useUpdateProfile.ts';

interface ProfileFormOptions {
  user: User;
  initialField: ProfileFieldName;
  onClose: () => void;
}

/** Both tabs of the profile form. An error opens its tab and focuses its field. */
export function useProfileForm({ user, initialField, onClose }: ProfileFormOptions) {
  const [section, setSection] = useState<ProfileSection>(sectionOf(initialField) ?? 'personal');
  const [focused, setFocused] = useState<ProfileFieldName | undefined>(initialField);
  const formDraft = useDraft<ProfileFormDraft>(profileDraft);
  const [draft, setDraft] = useState<ProfileDraft>(formDraft.restored?.draft ?? {});
  formDraft.update({ field: initialField, draft });
  const [error, setError] = useState<FieldError>();
  const update = useUpdateProfile(onClose);
  useEffect(() => {
    // After the tab of the field has been rendered.
    if (error) document.getElementById(`profile-${error.field}`)?.focus();
  }, [error]);
  const show = (next: FieldError) => {
    setSection((current) => sectionOf(next.field) ?? current);
    setError(next);
  };
  const change = changeOf(user, draft);
  return {
    section,
    focused,
    draft,
    error,
    isPending: update.isPending,
    losesVerification: user.isVerified && changesIdentity(change),
    setSection(selected: ProfileSection) {
      // The tab keeps the focus.
      setFocused(undefined);
      setSection(selected);
    },
    change(name: ProfileFieldName, value: string | null) {
      setDraft({ ...draft, [name]: value });
      if (error?.field === name || error?.field === '') setError(undefined);
    },
    async save(event: FormEvent) {
      event.preventDefault();
      setError(undefined);
      const invalid = await firstError(profileRules, change);
      if (invalid) show(invalid);
      else update.mutate(change, { onError: (failed) => show(serverFieldError(failed)) });
    },
  };
}
