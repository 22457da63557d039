import { useQuery } from '@tanstack/react-query';
import { search } from '#contract/search.ts';
import { useDebounced } from '#src/admin/filters/useDebounced.ts';
import { messageOf } from '#src/shared/api/messageOf.ts';
import { send } from '#src/shared/api/send.ts';
import { copy } from './copy.ts';
import {
  type EntryGroup,
  filterEntries,
  foundGroups,
  placeEntries,
  screenEntries,
} from './paletteEntries.ts';
import { useScreens } from './useScreens.ts';

interface Palette {
  groups: readonly EntryGroup[];
  /** Shown below the results, and read by screen readers. */
  status: string;
}

const { palette } = copy;
const charactersMin = 2;

/** Results for the typed words: records of the server, then screens and lists to search. */
export function usePalette(typed: string): Palette {
  const screens = useScreens();
  const words = typed.trim();
  const isEnough = words.length >= charactersMin;
  const q = useDebounced(words);
  const { data, error, isFetching } = useQuery({
    queryKey: ['search', q],
    queryFn: async ({ signal }) => (await send(search.find, { query: { q }, signal })).data,
    enabled: q.length >= charactersMin,
    retry: false,
  });
  const found = data && isEnough && q === words ? foundGroups(data) : [];
  const goTo = [...screenEntries(words, screens), ...placeEntries(words)];
  const groups: EntryGroup[] = [
    ...found,
    { title: palette.groups.screens, entries: goTo },
    { title: palette.groups.filters, entries: isEnough ? filterEntries(words) : [] },
  ].filter(({ entries }) => entries.length > 0);
  const count = found.reduce((sum, { entries }) => sum + entries.length, goTo.length);
  if (!isEnough) return { groups, status: palette.hint };
  if (error) return { groups, status: messageOf(error) };
  if (isFetching || q !== words) return { groups, status: palette.searching };
  return { groups, status: count === 0 ? palette.none(words) : palette.found(count) };
}
