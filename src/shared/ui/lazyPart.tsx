import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A part of the app that could not be fetched: no connection, or a new release without it. */
export class PartError extends Error {
  override name = 'PartError';
  constructor(cause: unknown) {
    super('A part of the page could not be loaded.', { cause });
  }
}

/** A component that is fetched when it is first shown; after a failure the next render tries again. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let current: LazyExoticComponent<ComponentType<Props>>;
  const open = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (cause) {
        // React keeps the failure of a lazy component for good.
        current = open();
        throw new PartError(cause);
      }
    });
  current = open();
  return function LazyPart(props: Props) {
    const Part = current as unknown as ComponentType<Props>;
    return <Part {...props} />;
  };
}
