import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '#src/shared/ui/ErrorBoundary.tsx';
import { lazyPart } from '#src/shared/ui/lazyPart.tsx';
import { screens } from '#tests/support/screens.tsx';

const here = screens();
let isThere: boolean;
let reloads: number;
let loads: number;

beforeEach(() => {
  isThere = false;
  reloads = 0;
  loads = 0;
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(window.location, 'reload').mockImplementation(() => {
    reloads += 1;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const newPart = () =>
  lazyPart(async () => {
    loads += 1;
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>The part</p>;
  });

function page(Part: ReturnType<typeof newPart>, path = '/one') {
  return (
    <ErrorBoundary resetKey={path}>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </ErrorBoundary>
  );
}

const goOffline = () => here.network.use(http.get('*/healthz', () => HttpResponse.error()));

describe('a part that cannot be fetched', () => {
  test('names the missing connection, and is tried again', async () => {
    goOffline();
    render(page(newPart()));
    await screen.findByRole('heading', { name: 'No connection' });
    isThere = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('The part');
    expect(reloads).toBe(0);
  });

  test('is fetched once, and again after a pause until it is there', async () => {
    goOffline();
    render(page(newPart()));
    await screen.findByRole('heading', { name: 'No connection' });
    expect(loads).toBe(1);
    isThere = true;
    await screen.findByText('The part', {}, { timeout: 5_000 });
    expect(loads).toBe(2);
  });

  test('that was fetched before is shown at once', async () => {
    isThere = true;
    const Part = newPart();
    await Part.preload();
    render(page(Part));
    screen.getByText('The part');
  });

  test('does not keep its error beyond the next navigation', async () => {
    goOffline();
    const Part = newPart();
    const { rerender } = render(page(Part));
    await screen.findByRole('heading', { name: 'No connection' });
    isThere = true;
    rerender(page(Part, '/two'));
    await screen.findByText('The part');
  });

  test('after a new release reloads the page once', async () => {
    const first = render(page(newPart()));
    await vi.waitFor(() => expect(reloads).toBe(1));
    first.unmount();
    render(page(newPart()));
    await screen.findByRole('heading', { name: 'No connection' });
    expect(reloads).toBe(1);
  });
});
