const book = 'server/platform/db/migrations/0034_payout_addresses.sql';
const calls = ['tests/server/addressBook/book.test.ts'];
const beside = ['tests/server/addressBook/bookGuards.test.ts'];

/** Guards of the address book and of its wait. */
export const bookGuards = [
  {
    name: 'book: wait of an address',
    file: book,
    stands: 'AND removed_at IS NULL AND usable_from <= platform_now()) THEN',
    gone: 'AND removed_at IS NULL) THEN',
    tests: calls,
  },
  {
    name: 'book: a removed address',
    file: book,
    stands: 'AND removed_at IS NULL AND usable_from <= platform_now()) THEN',
    gone: 'AND usable_from <= platform_now()) THEN',
    tests: calls,
  },
  {
    name: 'book: holds after it is off',
    file: book,
    stands: 'AND (address_book_on OR address_book_off_at + address_wait() > platform_now())',
    gone: 'AND address_book_on',
    tests: calls,
  },
  {
    name: 'book: a shorter wait waits',
    file: book,
    stands:
      '    NEW.address_wait_before := held;\n    NEW.address_wait_until := platform_now() + make_interval(hours => held);\n',
    gone: '    NEW.address_wait_before := NULL;\n    NEW.address_wait_until := NULL;\n',
    tests: calls,
  },
  {
    name: 'book: time set by the database',
    file: book,
    stands: '  NEW.usable_from := NEW.added_at + address_wait();\n',
    gone: '  NEW.usable_from := COALESCE(NEW.usable_from, NEW.added_at + address_wait());\n',
    tests: beside,
  },
  {
    name: 'book: frozen address',
    file: book,
    stands: "     OR to_jsonb(NEW) - 'removed_at' <> to_jsonb(OLD) - 'removed_at' THEN",
    gone: '     THEN',
    tests: beside,
  },
  {
    name: 'book: kept addresses',
    file: book,
    stands: 'BEFORE DELETE OR TRUNCATE ON payout_addresses',
    gone: 'BEFORE TRUNCATE ON payout_addresses',
    tests: beside,
  },
  {
    name: 'book: time it was switched off',
    file: book,
    stands: '    ELSE OLD.address_book_off_at END;',
    gone: '    ELSE NEW.address_book_off_at END;',
    tests: beside,
  },
  {
    name: 'book: audit line of the switch',
    file: book,
    stands: '  WHEN (NEW.address_book_on <> OLD.address_book_on)',
    gone: '  WHEN (false)',
    tests: beside,
  },
  {
    name: 'book: audit line of an address',
    file: book,
    stands: 'AFTER INSERT OR UPDATE ON payout_addresses',
    gone: 'AFTER UPDATE OF label ON payout_addresses',
    tests: beside,
  },
  {
    name: 'book: rights of the program',
    file: 'server/platform/db/grants/moneyGrants.ts',
    stands: "update: 'removed_at' },",
    gone: "update: 'removed_at usable_from' },",
    tests: beside,
  },
  {
    name: 'book: addresses of others',
    file: 'server/addressBook/removeFromBook.ts',
    stands: "      .where('user_id', '=', userId)\n",
    gone: '',
    tests: ['tests/server/calls/access.test.ts'],
  },
  {
    name: 'book: mailed link',
    file: 'server/addressBook/restoreBook.ts',
    stands: '    .where(sql<boolean>`usable_from > platform_now()`)',
    gone: '    .where(sql<boolean>`false`)',
    tests: ['tests/server/withdrawals/notMe.test.ts'],
  },
];
