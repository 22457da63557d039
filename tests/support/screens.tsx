import { setImmediate as turn } from 'node:timers/promises';
import { cleanup, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
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
import type { User } from '#contract/userRecord.ts';
import { type Backend, startBackend } from '#mocks/backend.ts';
import { handlers } from '#mocks/handlers.ts';
import { mockClock } from '#mocks/mockClock.ts';
import { App } from '#src/App.tsx';
import { routes } from '#src/routes.tsx';
import { emptyTables, quickestEngine, sharedEngine } from './engines.ts';
import { noteMismatch } from './matchOpenApi.ts';
import { patience } from './timeFactor.ts';

export interface Screens {
  backend: Backend;
  network: SetupServer;
  /** Method and path of each request of this test. */
  asked: string[];
  /** Responses of this test that do not match the OpenAPI document. */
  undocumented: string[];
}

/** Starts the app and the server behind msw. Each test starts signed out on empty tables. */
export function screens(): Screens {
  const network = setupServer();
  const context = { network, asked: [] as string[], undocumented: [] as string[] } as Screens;
  const engine = sharedEngine(quickestEngine);
  let pending = 0;
  beforeAll(() => {
    network.listen({ onUnhandledRequest: 'error' });
    network.events.on('request:start', ({ request }) => {
      context.asked.push(`${request.method} ${new URL(request.url).pathname}`);
    });
  });
  beforeEach(async () => {
    const { db } = await engine;
    await emptyTables(db);
    context.backend = await startBackend({ db, clock: mockClock() });
    const { app } = context.backend;
    const { fetch } = app;
    app.fetch = async (...request) => {
      pending += 1;
      try {
        const response = await fetch.apply(app, request);
        // A copy of a stream would keep it open.
        const isStream = response.headers.get('Content-Type') === 'text/event-stream';
        const copy = isStream ? new Response(null, response) : response.clone();
        await noteMismatch(request[0], copy, context.undocumented);
        return response;
      } finally {
        pending -= 1;
      }
    };
    network.resetHandlers(...handlers(context.backend));
    context.asked.splice(0);
    context.undocumented.splice(0);
    reload();
  });
  afterEach(async () => {
    cleanup();
    // Wait for the requests that the page sends on unmount, before the tables are emptied.
    await turn();
    await vi.waitFor(() => {
      if (pending > 0) throw new Error(`${pending} requests are still pending.`);
    }, patience(5_000));
    localStorage.clear();
    expect(context.undocumented).toEqual([]);
  });
  afterAll(() => network.close());
  return context;
}

/** Makes the app read its storage, as a page load does. */
export function reload(): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
}

/** Stores a session, as an earlier visit did. */
export function storeSession(token: string, user: User): void {
  localStorage.setItem('root', JSON.stringify({ token, tradeUser: user }));
  reload();
}

/**
 * Opens the app at a path, or at a location with its history state, and closes the page that was
 * open. `path()` returns the current path.
 */
export function openPage(path: string | Location, table: RouteObject[] = routes) {
  const router = { state: {} as RouterState };
  const observe = (state: RouterState) => {
    router.state = state;
  };
  cleanup();
  render(
    <MemoryRouter initialEntries={[path]}>
      <LocationObserver onChange={observe} />
      <App routes={table} />
    </MemoryRouter>,
  );
  const at = () => `${router.state.location.pathname}${router.state.location.search}`;
  return {
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    router,
    path: at,
  };
}

/** The current location, and how the app navigated to it. */
export interface RouterState {
  location: Location;
  historyAction: NavigationType;
}

function LocationObserver({ onChange }: { onChange: (state: RouterState) => void }) {
  onChange({ location: useLocation(), historyAction: useNavigationType() });
  return null;
}
