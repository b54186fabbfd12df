import { type ComponentType, use } from 'react';

/** Why a part could not be fetched. Until it is forgotten, the part fails the same way again. */
export class PartNotFetched extends Error {
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('a part of the application could not be fetched', { cause });
    this.name = 'PartNotFetched';
    this.forget = forget;
  }
}

/**
 * A component that is fetched when it is first shown, as `React.lazy` does, and that may be fetched once more after it
 * failed: by the nearest `PartBoundary`. It stands inside a `Suspense`.
 *
 * @returns the component; its `fetchAhead` fetches without showing, and never throws
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  const forget = () => {
    loading = null;
  };
  const fetchOnce = () => {
    loading ??= load().then(
      (component) => {
        loaded = component;
        return component;
      },
      (error: unknown) => {
        throw new PartNotFetched(error, forget);
      },
    );
    return loading;
  };
  const Part = (props: Props) => {
    // What was fetched ahead is there at once: waiting for a settled promise takes another turn.
    const Loaded = loaded ?? use(fetchOnce());
    return <Loaded {...props} />;
  };
  return Object.assign(Part, { fetchAhead: () => void fetchOnce().catch(forget) });
}
