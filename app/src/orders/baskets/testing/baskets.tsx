import { getLoaded, type StoryBackendContext } from '@mortar/storybook/storyBackend';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { screen, userEvent } from 'storybook/test';
import { basketsQuery } from '#orders/baskets/api/baskets.ts';
import { messages } from '#orders/baskets/messages.ts';
import type { BasketType } from '#orders/baskets/model/basketType.ts';
import type { UnsentOrder } from '#orders/current/model/unsentOrder.ts';
import { useClient } from '#session/services.ts';
import { type Part, popup } from '#stories/steps.ts';

const texts = messages.baskets;

/** Sample baskets by purpose in stories. */
export const BASKET = {
  daily: 'Dispensary fast movers',
  /** Products of it are on an unsent order. */
  withDuplicates: 'Weekly front shop',
  weekly: 'Weekly generics',
  custom: 'Flu season',
  empty: 'New clinic',
  ofGroup: 'Baby shelf, all branches',
} as const;

/** Reads a basket like the popup, and renders it. */
export function WithBasket(props: { type: BasketType; name: string; children(basket: UnsentOrder): ReactNode }) {
  const { data } = useQuery(basketsQuery(useClient(), props.type));
  const basket = data?.find(({ description }) => description === props.name);
  return basket ? props.children(basket) : null;
}

/** Opens a basket on a colleague's computer. */
export function openElsewhere({ loaded }: Pick<StoryBackendContext, 'loaded'>, name: string): void {
  const { store } = getLoaded({ loaded }).backend;
  const basket = [...store.orders.all()].find(({ description }) => description === name);
  const mine = [...store.sessions.all()][0];
  if (!basket || !mine) throw new Error(`There is no basket ${name}, or nobody is signed in.`);
  const token = 'session-of-the-colleague';
  store.transaction(() => {
    store.sessions.put({ ...mine, token, staffid: 1, username: 'admin@1001' });
    const lock = { staffid: 1, token, staffname: 'Ayesha Jacobs', computername: 'TILL-2', since: Date.now() };
    store.orders.put({ ...basket, lock });
  });
}

/** Popup with a selected tab. */
export async function basketsOn(tab: BasketType): Promise<Part> {
  const dialog = await popup(texts.title);
  await userEvent.click(await screen.findByRole('tab', { name: texts.tabs[tab] }));
  return dialog;
}
