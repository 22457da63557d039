import { search } from '#contract/search.ts';
import { type Route, serve } from '#server/platform/http/serve.ts';
import { readPeople } from '#server/reviews/people.ts';
import { readSearch } from '#server/reviews/search.ts';
import { findItems } from './items.ts';
import { findPeople } from './people.ts';

/** GET /search */
export const searchRoutes: Route[] = [
  serve(search.find, async ({ db, query: { q }, at }) => {
    const people = await readPeople(db, q, at);
    const meaning = await readSearch(db, q, { at, named: people });
    return {
      data: { users: await findPeople(db, people), ...(await findItems(db, meaning, at)) },
    };
  }),
];
