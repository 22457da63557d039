import { type BackOfficeKey, listPath, showPath } from '#contract/backOffice.ts';
import { groupDollars, parseDollars } from '#contract/money.ts';
import { reference } from '#contract/reference.ts';
import type { Found } from '#contract/search.ts';
import { copy as adminCopy } from '#src/admin/copy.ts';
import { goKeys } from '#src/admin/shell/goKeys.ts';
import { rowMoment } from '#src/shared/format/dates.ts';
import { copy } from './copy.ts';
import { otherWords, places } from './places.ts';

/** One result of the palette. */
export interface Entry {
  id: string;
  to: string;
  text: string;
  /** More about it, in softer type. */
  detail?: string;
  status?: string;
  keys?: readonly string[];
}

export interface EntryGroup {
  title: string;
  /** The results have the typed words in them, which are marked. */
  isMarked?: boolean;
  entries: readonly Entry[];
}

const searched: readonly BackOfficeKey[] = ['deposits', 'withdrawals', 'users'];

const startsWord = (name: string, words: string) =>
  name.startsWith(words) || name.includes(` ${words}`);

/** The screens of whose name, or of another word for it, a word begins with what is typed. */
export function screenEntries(typed: string, screens: readonly BackOfficeKey[]): Entry[] {
  const words = typed.trim().toLowerCase();
  return screens
    .filter((key) =>
      [adminCopy.tabs[key].toLowerCase(), otherWords[key]].some((name) => startsWord(name, words)),
    )
    .map((key) => ({
      id: `screen-${key}`,
      to: listPath(key),
      text: adminCopy.tabs[key],
      keys: goKeys[key] ? ['G', goKeys[key].toUpperCase()] : [],
    }));
}

/** The parts of screens, and of settings, that are found by what they are for. */
export function placeEntries(typed: string): Entry[] {
  const words = typed.trim().toLowerCase();
  if (words.length < 2) return [];
  return places
    .filter(({ text, words: names }) => startsWord(`${text.toLowerCase()} ${names}`, words))
    .map(({ text, screen, part }) => ({
      id: `place-${text}`,
      to: `${listPath(screen)}${part}`,
      text,
      detail: adminCopy.tabs[screen],
    }));
}

/** A list searched for the typed words, among all its rows. */
export const filterEntries = (typed: string): Entry[] =>
  searched.map((key) => ({
    id: `filter-${key}`,
    to: `${listPath(key)}?${new URLSearchParams({ filter: JSON.stringify({ q: typed.trim() }) })}`,
    text: copy.palette.filter(adminCopy.tabs[key], typed.trim()),
  }));

/** The records that the server found. */
export function foundGroups({ users, deposits, withdrawals }: Found): EntryGroup[] {
  const item =
    (key: 'deposits' | 'withdrawals') =>
    ({
      _id,
      user,
      amount,
      coin,
      at,
      status,
    }: Found['deposits' | 'withdrawals'][number]): Entry => ({
      id: _id,
      to: showPath(key, _id),
      text: reference(_id),
      detail: `${user.fullName}, ${groupDollars(parseDollars(amount))} in ${coin}, ${rowMoment(at)}`,
      status,
    });
  const { groups } = copy.palette;
  return [
    {
      isMarked: true,
      title: groups.users,
      entries: users.map(({ _id, fullName, userName, email }) => ({
        id: _id,
        to: showPath('users', _id),
        text: fullName,
        detail: `${userName}, ${email}`,
      })),
    },
    { isMarked: true, title: groups.deposits, entries: deposits.map(item('deposits')) },
    { isMarked: true, title: groups.withdrawals, entries: withdrawals.map(item('withdrawals')) },
  ];
}
