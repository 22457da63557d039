import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A part of the app that could not be fetched: no connection, or a new release without it. */
export class PartError extends Error {
  override name = 'PartError';
  /** Makes the next render fetch the part again. */
  readonly forget: () => void;
  constructor(cause: unknown, forget: () => void) {
    super('A part of the page could not be loaded.', { cause });
    this.forget = forget;
  }
}

/**
 * A component that is fetched when it is first shown. A failure stays until it has been shown: React
 * renders a failed page again at once, and would fetch without end.
 */
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
        throw new PartError(cause, () => {
          current = open();
        });
      }
    });
  current = open();
  return function LazyPart(props: Props) {
    const Part = current as unknown as ComponentType<Props>;
    return <Part {...props} />;
  };
}
