import type { ScenarioState } from '@mortar/storybook/storyBackend';

/** Takes every line off a scenario's orders. */
export const withoutLines = (): Partial<ScenarioState> => ({ items: [] });

/** Keeps the lines of one supplier on a scenario's orders. */
export const toLines =
  (suppliercode: string) =>
  ({ items }: ScenarioState): Partial<ScenarioState> => ({
    items: items.filter((item) => item.suppliercode === suppliercode),
  });
