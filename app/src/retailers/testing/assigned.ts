import type { ScenarioState } from '@mortar/storybook/storyBackend';

/** Has everybody work for these pharmacies of a group. */
export const worksFor =
  (...pharmacies: number[]) =>
  ({ staff }: ScenarioState): Partial<ScenarioState> => ({
    staff: staff.map((row) => ({ ...row, assigned: pharmacies })),
  });
