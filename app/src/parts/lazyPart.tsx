import { type ComponentType, lazy, useState } from 'react';

/** Why a part could not be fetched. Until it is forgotten, the part fails the same way again. */
export class PartNotFetched extends Error {
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('a part of the application could not be fetched', { cause });
    this.name = 'PartNotFetched';
    this.forget = forget;
  }
}

type PropsOf<Component> = Component extends ComponentType<infer Props extends object> ? Props : never;

/** The names of a module's exports that are components. */
type ComponentNames<Module> = {
  [Name in keyof Module]: Module[Name] extends ComponentType<never> ? Name : never;
}[keyof Module];

/**
 * A component that is fetched when it is first shown, as `React.lazy` does, and that may be fetched once more after it
 * failed: by the nearest `PartBoundary`. It stands inside a `Suspense`.
 *
 * @param load imports its module: `() => import('…')`
 * @param name what the module exports it as
 * @returns the component; its `prefetch` fetches without showing, answers whether it is there, and never throws
 */
export function lazyPart<Module, Name extends ComponentNames<Module>>(load: () => Promise<Module>, name: Name) {
  return fetchedOnce(async () => (await load())[name] as ComponentType<PropsOf<Module[Name]>>);
}

function fetchedOnce<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  type Loaded = { default: ComponentType<Props> };
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<Loaded> | null = null;
  const fetchOnce = (): Promise<Loaded> => {
    loading ??= load().then(
      (component) => {
        loaded = component;
        return { default: component };
      },
      (error: unknown) => {
        throw new PartNotFetched(error, forget);
      },
    );
    return loading;
  };
  let Waiting = lazy(fetchOnce);
  const forget = () => {
    loading = null;
    Waiting = lazy(fetchOnce);
  };
  const Part = (props: Props) => {
    // What was fetched ahead is there at once: waiting for a settled promise takes another turn. What is shown stays the
    // same component.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Waiting);
    return <Shown {...props} />;
  };
  const prefetch = (): Promise<boolean> =>
    fetchOnce().then(
      () => true,
      () => {
        forget();
        return false;
      },
    );
  return Object.assign(Part, { prefetch });
}
