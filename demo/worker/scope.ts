interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends LastingEvent {
  readonly request: Request;
  readonly clientId: string;
  respondWith(response: Promise<Response>): void;
}

interface InstallEvent extends LastingEvent {
  /** Absent in older browsers. */
  addRoutes?(rules: { condition: { urlPattern: string }; source: 'network' }): Promise<void>;
}

interface WorkerEvents {
  install: InstallEvent;
  activate: LastingEvent;
  fetch: FetchEvent;
  message: LastingEvent & MessageEvent;
}

interface Page {
  readonly id: string;
  readonly visibilityState?: DocumentVisibilityState;
  postMessage(message: unknown): void;
}

/** TypeScript's webworker library conflicts with its DOM library. */
interface WorkerScope {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(): Promise<readonly Page[]>;
    get(id: string): Promise<Page | undefined>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}

export const scope = self as unknown as WorkerScope;
