import { addressBook } from '#contract/addressBook.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { addToBook } from './addToBook.ts';
import { readAddresses, readBook } from './book.ts';
import { removeFromBook } from './removeFromBook.ts';
import { switchBook } from './switchBook.ts';

export const addressBookRoutes: Route[] = [
  addToBook,
  removeFromBook,
  switchBook,

  serve(addressBook.read, async ({ db, user }) => ({
    data: await readAddresses(db, user.userId),
    book: await readBook(db, user.userId),
  })),
];
