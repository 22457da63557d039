import { backOffice, backOfficeKeys } from '#contract/backOffice.ts';
import { copy as adminCopy } from '#src/admin/copy.ts';
import { goKeys } from '#src/admin/shell/goKeys.ts';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { copy } from './copy.ts';

type Line = readonly [caps: readonly string[], does: string];

/** The keys of the screens that this server offers follow the first line. */
export function useKeyGroups(): readonly { title: string; keys: readonly Line[] }[] {
  const isDemo = useSettings().data?.demo === true;
  const screens = backOfficeKeys.flatMap((key): Line[] => {
    const letter = goKeys[key];
    const isOffered = isDemo || backOffice[key].access === 'admin';
    return letter && isOffered ? [[['G', letter.toUpperCase()], adminCopy.tabs[key]]] : [];
  });
  const [everywhere, ...others] = copy.groups;
  const [search, ...rest] = everywhere.keys;
  return [{ title: everywhere.title, keys: [search, ...screens, ...rest] }, ...others];
}
