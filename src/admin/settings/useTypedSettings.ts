import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useKeptDraft } from '#src/admin/provider/useKeptDraft.ts';
import type { Change } from './changesOf.ts';
import type { SettingsForm } from './settingsForm.ts';

/** Brings back the changes that were typed and not saved when the page was left. */
export function useTypedSettings(form: UseFormReturn<SettingsForm>, changes: readonly Change[]) {
  const { restored, keep } = useKeptDraft<Partial<SettingsForm>>('settings');
  const { setValue } = form;
  useEffect(() => {
    for (const [field, value] of Object.entries(restored ?? {})) {
      setValue(field as keyof SettingsForm, value, { shouldDirty: true, shouldValidate: true });
    }
  }, [restored, setValue]);
  const values = form.watch();
  const typed = JSON.stringify(
    Object.fromEntries(changes.map(({ field }) => [field, values[field]])),
  );
  useEffect(() => keep(typed === '{}' ? undefined : JSON.parse(typed)), [keep, typed]);
}
