/** An event that keeps the worker alive until what it waits for has ended. */
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A request of a page. */
export interface FetchEvent extends LastingEvent {
  readonly request: Request;
  /** The page that asks; empty for a navigation. */
  readonly clientId: string;
  respondWith(response: Promise<Response>): void;
}

interface WorkerEvents {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: FetchEvent;
  message: LastingEvent & MessageEvent;
}

interface Page {
  readonly id: string;
  postMessage(message: unknown): void;
}

/** The part of a service worker's scope that is used; TypeScript has it beside the DOM only. */
interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void>; matchAll(): Promise<readonly Page[]> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}

/** This service worker. */
export const scope = self as unknown as WorkerScope;
