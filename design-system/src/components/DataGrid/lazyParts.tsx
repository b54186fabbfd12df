import { type ComponentType, lazy } from 'react';

/** A part that could not be fetched is left out: rows are worth more than the menus over them. */
function Nothing() {
  return null;
}

function optional<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() => load().then(asDefault, () => asDefault<Props>(Nothing)));
}

function asDefault<Props>(component: ComponentType<Props>) {
  return { default: component };
}

/** Menus, filters and the arranging of columns: fetched by grids whose columns are adjustable. */
export const LazyColumnTools = optional(() =>
  import('./columnTools/ColumnTools.tsx').then(({ ColumnTools }) => ColumnTools),
);

/** The search that Ctrl+F opens: fetched when it does. */
export const LazyFindBar = optional(() => import('./find/FindBar.tsx').then(({ FindBar }) => FindBar));
