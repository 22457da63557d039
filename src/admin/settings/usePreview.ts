import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { settings, settingsLimits } from '#contract/settings.ts';
import type { SettingsPreview } from '#contract/settingsPreview.ts';
import { useDebounced } from '#src/admin/filters/useDebounced.ts';
import { send } from '#src/shared/api/send.ts';
import type { Change } from './changesOf.ts';
import { copy } from './copy.ts';
import { bodyOfForm } from './formOf.ts';
import { type SettingsForm, settingsFormRules } from './settingsForm.ts';

const counted: readonly Change['field'][] = [
  'minDepositUsd',
  'maxDepositUsd',
  'reviewHours',
  'depositsPaused',
  'withdrawalsPaused',
];

/** The effects of the changed settings, in sentences; read once the form is valid. */
export function usePreview(form: SettingsForm, changes: readonly Change[]) {
  const isCounted = changes.some(({ field }) => counted.includes(field));
  const isValid = settingsFormRules
    .pick(['minDepositUsd', 'maxDepositUsd', 'reviewHours'])
    .isValidSync(form);
  const shown = JSON.stringify(queryOf(form));
  const asked = useDebounced(shown);
  const { data, error, isFetching } = useQuery({
    queryKey: ['settings', 'preview', asked],
    queryFn: async ({ signal }) => {
      const query = JSON.parse(asked) as ReturnType<typeof queryOf>;
      return (await send(settings.preview, { query, signal })).data;
    },
    enabled: isCounted && isValid && asked === shown,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const facts = isCounted && isValid && data ? factsOf(data, form, changes) : [];
  return { facts, error: isCounted && isValid ? error : null, isReading: isFetching };
}

/** Without a maximum the call would take the stored one, so it gets one above any amount. */
function queryOf(form: SettingsForm) {
  const { minDepositUsd, maxDepositUsd, reviewHours } = bodyOfForm(form);
  const [, greatest] = settingsLimits.dollars;
  return { minDepositUsd, maxDepositUsd: maxDepositUsd ?? greatest, reviewHours };
}

function factsOf(preview: SettingsPreview, form: SettingsForm, changes: readonly Change[]) {
  const has = (...fields: Change['field'][]) => changes.some(({ field }) => fields.includes(field));
  const { outside, quotes, held } = copy.changes;
  return [
    ...(has('reviewHours') ? lateFacts(preview) : []),
    ...(has('minDepositUsd', 'maxDepositUsd') && preview.quotesOutside > 0
      ? [outside(preview.quotesOutside, preview.openQuotes)]
      : []),
    ...(has('depositsPaused') && form.depositsPaused && preview.openQuotes > 0
      ? [quotes(preview.openQuotes)]
      : []),
    ...(has('withdrawalsPaused') && form.withdrawalsPaused && preview.openWithdrawals > 0
      ? [held(preview.openWithdrawals)]
      : []),
  ];
}

function lateFacts(preview: SettingsPreview): string[] {
  const { late, noLonger, noneLate, becomeLate, areNotLate } = copy.changes;
  const byNoun = {
    deposits: preview.lateNow - preview.lateBefore,
    withdrawals: preview.lateWithdrawalsNow - preview.lateWithdrawalsBefore,
  };
  const facts = (Object.keys(byNoun) as (keyof typeof byNoun)[]).flatMap((noun) => {
    const more = byNoun[noun];
    if (more === 0) return [];
    return [more > 0 ? late(becomeLate[noun](more)) : noLonger(areNotLate[noun](-more))];
  });
  return facts.length > 0 ? facts : [noneLate];
}
