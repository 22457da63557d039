import { setImmediate as turn } from 'node:timers/promises';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type SetupServer, setupServer } from 'msw/node';
import {
  type Location,
  MemoryRouter,
  type NavigationType,
  type RouteObject,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import type { User } from '#contract/users.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { mockClock } from '#mocks/clock.ts';
import { handlers } from '#mocks/handlers.ts';
import { App } from '#src/App.tsx';
import { routes } from '#src/routes.tsx';
import { emptyTables, openEngine } from './engines.ts';
import { noteMismatch } from './matchOpenApi.ts';

/** The real app behind a screen, the mocked network and the requests so far. */
export interface Screens {
  backend: Backend;
  network: SetupServer;
  /** Method and path of each request so far in this test. */
  asked: string[];
  /** Answers in this test that do not match the OpenAPI document. */
  undocumented: string[];
}

/** Starts the real app behind msw for one file; every test begins signed out on empty tables. */
export function screens(): Screens {
  const network = setupServer();
  const found = { network, asked: [] as string[], undocumented: [] as string[] } as Screens;
  const engine = openEngine('PGlite');
  let underWay = 0;
  beforeAll(() => {
    network.listen({ onUnhandledRequest: 'error' });
    network.events.on('request:start', ({ request }) => {
      found.asked.push(`${request.method} ${new URL(request.url).pathname}`);
    });
  });
  beforeEach(async () => {
    const { db } = await engine;
    await emptyTables(db);
    found.backend = await startBackend({ db, clock: mockClock() });
    const { app } = found.backend;
    const answer = app.fetch;
    app.fetch = async (...request) => {
      underWay += 1;
      try {
        const answered = await answer(...request);
        await noteMismatch(request[0], answered.clone(), found.undocumented);
        return answered;
      } finally {
        underWay -= 1;
      }
    };
    network.resetHandlers(...handlers(found.backend));
    found.asked.splice(0);
    found.undocumented.splice(0);
    reload();
  });
  afterEach(async () => {
    cleanup();
    // Wait for requests that a page sends while it closes.
    await turn();
    await vi.waitFor(() => {
      if (underWay > 0) throw new Error(`${underWay} requests are still under way.`);
    }, 5000);
    localStorage.clear();
    expect(found.undocumented).toEqual([]);
  });
  afterAll(async () => {
    network.close();
    await (await engine).close();
  });
  return found;
}

/** Makes the app read its storage again, as a page load does. */
export function reload(): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
}

/** Stores a session as a former visit left it. */
export function storeSession(token: string, tradeUser: User): void {
  localStorage.setItem('root', JSON.stringify({ token, tradeUser }));
  reload();
}

/**
 * Opens the app at a path, or at an earlier location with its history state, and closes the one before;
 * `path()` returns the current path.
 */
export function openPage(path: string | Location, table: RouteObject[] = routes) {
  const router = { state: {} as Whereabouts };
  const note = (state: Whereabouts) => {
    router.state = state;
  };
  cleanup();
  render(
    <MemoryRouter initialEntries={[path]}>
      <Witness note={note} />
      <App routes={table} />
    </MemoryRouter>,
  );
  const at = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { user: userEvent.setup(), router, path: at };
}

/** Where the app has gone, and how it got there. */
export interface Whereabouts {
  location: Location;
  historyAction: NavigationType;
}

function Witness({ note }: { note: (state: Whereabouts) => void }) {
  note({ location: useLocation(), historyAction: useNavigationType() });
  return null;
}
