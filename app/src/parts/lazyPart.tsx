import { type ComponentType, lazy, useState } from 'react';

/** Thrown if a part failed to load; it stays failed until `forget` is called. */
export class PartNotFetched extends Error {
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('a part of the application could not be fetched', { cause });
    this.name = 'PartNotFetched';
    this.forget = forget;
  }
}

type PropsOf<Component> = Component extends ComponentType<infer Props extends object> ? Props : never;

type ComponentNames<Module> = {
  [Name in keyof Module]: Module[Name] extends ComponentType<never> ? Name : never;
}[keyof Module];

/**
 * Component loaded on first use, like `React.lazy`, but retried after a failure by the nearest `PartBoundary`. Needs a
 * `Suspense` around it.
 * @param load imports its module: `() => import('…')`
 * @param name its export name
 * @returns the component; `prefetch` loads it without rendering, resolves to whether it loaded, and never throws
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
    // A loaded component renders at once, since a resolved promise takes another turn, and keeps its identity.
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
