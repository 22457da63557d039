import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { EventKind } from '#contract/events.ts';
import { startBackend } from '#mocks/backend.ts';
import { handlers } from '#mocks/handlers.ts';
import { hubOf } from '#server/events/hub.ts';
import { recordEvent } from '#server/platform/events/record.ts';
import { openSharedStream } from '#src/shared/events/sharedStream.ts';
import { useEvents, useIsLive } from '#src/shared/events/useEvents.ts';
import { endStreams, giveLocks } from '#tests/shared/liveEvents.ts';
import { investor, type Person } from '#tests/support/people.ts';
import { screens, storeSession } from '#tests/support/screens.tsx';

const here = screens();
let ada: Person;

beforeEach(async () => {
  ada = await investor(here.backend);
  storeSession(ada.token, ada.user);
});

endStreams(here);

const kinds: readonly EventKind[] = ['deposit.decided'];
const heard: string[] = [];

function Screen() {
  useEvents(kinds, ({ kind, _id }) => heard.push(`${kind} ${_id}`));
  return <p>{useIsLive() ? 'live' : 'polling'}</p>;
}

async function decided(id: string): Promise<void> {
  const subject = { kind: 'deposit', id } as const;
  const userId = ada.user._id;
  await here.backend.db.transaction().execute(async (trx) => {
    await recordEvent(trx, { kind: 'deposit.made', subject, userId }, here.backend.clock.now());
    await recordEvent(trx, { kind: 'deposit.decided', subject, userId }, here.backend.clock.now());
  });
  here.backend.ports.nudges.tell();
}

const streams = () => here.asked.filter((asked) => asked === 'GET /backend/events').length;

describe('a screen that listens', () => {
  beforeEach(() => {
    heard.splice(0);
  });

  test('gets events of its kinds', async () => {
    giveLocks();
    render(<Screen />);
    await screen.findByText('live');
    const id = crypto.randomUUID();
    await decided(id);
    await waitFor(() => expect(heard).toEqual([`deposit.decided ${id}`]));
  });

  test('connects again after a restart of the server, and misses nothing', async () => {
    giveLocks();
    render(<Screen />);
    await screen.findByText('live');
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    await decided(first);
    await waitFor(() => expect(heard).toHaveLength(1));
    const { db, clock } = here.backend;
    const restarted = await startBackend({ db, clock });
    here.network.resetHandlers(...handlers(restarted));
    hubOf(here.backend.ports).close();
    await screen.findByText('polling');
    await decided(second);
    await waitFor(() => expect(heard).toHaveLength(2));
    expect(heard.at(-1)).toBe(`deposit.decided ${second}`);
    hubOf(restarted.ports).close();
  });

  test('only polls where the browser has no locks', async () => {
    render(<Screen />);
    await screen.findByText('polling');
    expect(streams()).toBe(0);
  });

  test('shares one stream with the other tabs', async () => {
    giveLocks();
    const other = openSharedStream();
    const otherHeard: string[] = [];
    render(<Screen />);
    await screen.findByText('live');
    const leave = other.listen(({ kind }) => otherHeard.push(kind));
    await waitFor(() => expect(other.isLive()).toBe(true));
    await decided(crypto.randomUUID());
    await waitFor(() => expect(otherHeard).toEqual(['deposit.made', 'deposit.decided']));
    expect(streams()).toBe(1);
    leave();
  });
});
