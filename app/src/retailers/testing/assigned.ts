import type { ScenarioState } from '@mortar/storybook/storyBackend';

/** Assigns these pharmacies of a group to all users. */
export const worksFor =
  (...pharmacies: number[]) =>
  ({ staff }: ScenarioState): Partial<ScenarioState> => ({
    staff: staff.map((row) => ({ ...row, assigned: pharmacies })),
  });
