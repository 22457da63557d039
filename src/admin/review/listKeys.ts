import { copy } from '#src/admin/copy.ts';

const { keys } = copy;

/** The keys that the foot of a list of items names. */
export const listKeys = [
  [['J', 'K'], keys.move],
  [['Enter'], keys.open],
  [['Space'], keys.preview],
  [['X'], keys.select],
  [['/'], keys.search],
  [['?'], keys.all],
] as const;
