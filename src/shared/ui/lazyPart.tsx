import { type ComponentType, type LazyExoticComponent, lazy, useState } from 'react';

/** How a missing part is fetched again. */
interface Missing {
  load: () => Promise<unknown>;
  /** The next render fetches it, instead of the same failure. */
  reopen: () => void;
}

/** A part of the app that could not be fetched: no connection, or a new release without it. */
export class PartError extends Error {
  override name = 'PartError';
  readonly part: Missing;
  constructor(cause: unknown, part: Missing) {
    super('A part of the page could not be loaded.', { cause });
    this.part = part;
  }
}

export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Fetches the part before it is shown; false without it. */
  preload: () => Promise<boolean>;
};

/** A component that is fetched when it is first shown, and shown at once when it is there. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let part: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const fetchPart = () => {
    loading ??= load().then(
      (loaded) => {
        part = loaded;
        return loaded;
      },
      (cause: unknown) => {
        loading = undefined;
        throw new PartError(cause, { load: fetchPart, reopen });
      },
    );
    return loading;
  };
  const open = () => lazy(async () => ({ default: await fetchPart() }));
  let current: LazyExoticComponent<ComponentType<Props>> = open();
  // React keeps a failure, and renders a failed tree twice: a new load in between would never end.
  const reopen = () => {
    current = open();
  };
  function Shown(props: Props) {
    const [Part] = useState(() => (part ?? current) as unknown as ComponentType<Props>);
    return <Part {...props} />;
  }
  const preload = () =>
    fetchPart().then(
      () => true,
      () => false,
    );
  return Object.assign(Shown, { preload });
}
