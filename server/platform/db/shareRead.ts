interface Flight {
  running: Promise<unknown>;
  next?: Promise<unknown>;
}

const flights = new WeakMap<object, Map<string, Flight>>();

/**
 * Runs one read of a name at a time. Callers that come while it runs share the next one, so that each
 * sees what was written before it asked.
 */
export function shareRead<Value>(
  owner: object,
  name: string,
  read: () => Promise<Value>,
): Promise<Value> {
  const ofOwner = flights.get(owner) ?? new Map<string, Flight>();
  flights.set(owner, ofOwner);
  const flight = ofOwner.get(name);
  if (flight?.next) return flight.next as Promise<Value>;
  const start = (): Promise<Value> => {
    const running = read();
    const started: Flight = { running };
    ofOwner.set(name, started);
    const end = () => void (ofOwner.get(name) === started && !started.next && ofOwner.delete(name));
    running.then(end, end);
    return running;
  };
  if (!flight) return start();
  const next = flight.running.then(start, start);
  flight.next = next;
  return next;
}
