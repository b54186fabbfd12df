import type { ScenarioState } from '@mortar/storybook/storyBackend';

export const withoutLines = (): Partial<ScenarioState> => ({ items: [] });

/** Keeps only a supplier's lines in a scenario's orders. */
export const toLines =
  (suppliercode: string) =>
  ({ items }: ScenarioState): Partial<ScenarioState> => ({
    items: items.filter((item) => item.suppliercode === suppliercode),
  });
