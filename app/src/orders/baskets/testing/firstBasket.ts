import type { ScenarioState } from '@mortar/storybook/storyBackend';

/** A basket of a scenario, to be open as it is while it is modified. */
export const firstBasket = ({ orders }: ScenarioState) => orders.find(({ isbasket }) => isbasket)?.orderid;
