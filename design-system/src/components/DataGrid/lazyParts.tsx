import { type ComponentType, lazy } from 'react';

/** Renders nothing for a part that failed to load, so that the rows stay usable. */
function Nothing() {
  return null;
}

function optional<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() => load().then(asDefault, () => asDefault<Props>(Nothing)));
}

function asDefault<Props>(component: ComponentType<Props>) {
  return { default: component };
}

/** Column menus, filters and layout, loaded by grids with adjustable columns. */
export const LazyColumnTools = optional(() =>
  import('./columnTools/ColumnTools.tsx').then(({ ColumnTools }) => ColumnTools),
);

/** The search bar of Ctrl+F, loaded on demand. */
export const LazyFindBar = optional(() => import('./find/FindBar.tsx').then(({ FindBar }) => FindBar));
