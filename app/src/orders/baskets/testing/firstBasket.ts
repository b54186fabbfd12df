import type { ScenarioState } from '@mortar/storybook/storyBackend';

/** Returns a scenario's basket, to open it for modification. */
export const firstBasket = ({ orders }: ScenarioState) => orders.find(({ isbasket }) => isbasket)?.orderid;
