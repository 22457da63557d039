import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Settings } from '#contract/settings.ts';
import { settings } from '#contract/settings.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { send } from '#src/shared/api/send.ts';
import { settingsKey } from '#src/shared/settings/useSettings.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { copy } from './copy.ts';
import { bodyOfForm } from './formOf.ts';
import type { SettingsForm } from './settingsForm.ts';

/** Saves the operator's settings and updates the cache that all screens read. */
export function useSaveSettings(onSaved: (saved: Settings) => void) {
  const cache = useQueryClient();
  const toasts = useToasts();
  const saving = useMutation({
    mutationFn: (form: SettingsForm) => send(settings.update, { body: bodyOfForm(form) }),
    onSuccess: ({ data }) => {
      cache.setQueryData(settingsKey, data);
      onSaved(data);
      toasts.success(copy.rules.saved);
      void cache.invalidateQueries({ queryKey: ['activity'] });
      return cache.invalidateQueries({ queryKey: ['overview'] });
    },
    onError: (error) => toasts.error(messageOf(error)),
  });
  return { ...saving, errorMessage: saving.error ? messageOf(saving.error) : undefined };
}
