import type { Backend, Catalogue } from '@mortar/backend';
import type { StoryBackendContext } from '@mortar/storybook/storyBackend';
import { getLoaded } from '@mortar/storybook/storyBackend';
import { useState } from 'react';
import { fireEvent, fn, screen } from 'storybook/test';
import { messages } from '#features/ordering/quick-order/messages.ts';
import { type Draft, storeDraft } from '#features/ordering/quick-order/model/draft.ts';
import { QuickOrderPopup } from '#features/ordering/quick-order/QuickOrderPopup.tsx';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { useSession } from '#session/useSession.ts';
import { expectVisible, popup, press } from '#stories/steps.ts';

export const quick = { closed: fn<() => void>() };

type Product = Catalogue['products'][number];

interface QuickProps {
  orderid: number;
  left: Partial<Draft> | undefined;
}

function StoredDraft({ orderid, left }: QuickProps) {
  const { username } = useSession().staff;
  useState(() => {
    if (!left) return;
    const nothing = { text: '', table: null, columns: null, choices: null, byHand: new Map(), ticks: new Map() };
    storeDraft({ username, orderid }, { ...nothing, ...left });
  });
  return <QuickOrderPopup orderId={orderid} onClose={quick.closed} returnFocusTo={() => null} />;
}

/** Quick order over the open order. */
export function Quick({ left }: Partial<Pick<QuickProps, 'left'>>) {
  const { current } = useCurrentOrder();
  return current && <StoredDraft orderid={current.orderId} left={left} />;
}

/** EAN-13 from the range for in-store use. */
export const UNKNOWN_BARCODE = '2900000000070';

const onOrder = ({ store }: Backend, orderid: number) =>
  new Set(store.items.at(orderid).map(({ productid }) => productid));

/** Products of several suppliers without restrictions, not on the open order. */
export function knownProducts(context: Pick<StoryBackendContext, 'loaded'>, count: number): readonly Product[] {
  const { backend } = getLoaded(context);
  const { catalogue, store } = backend;
  const [order] = [...store.orders.all()].filter(({ lock }) => lock !== null);
  const productIds = onOrder(backend, order?.orderid ?? 0);
  const free = ({ bonusquantity }: { bonusquantity: number }) => bonusquantity > 0;
  return catalogue.products
    .filter((product) => {
      const prices = catalogue.getPrices(product);
      const { schedule, productid, barcodes } = product;
      return (
        /^[012]$/.test(schedule) &&
        barcodes.length > 0 &&
        prices.length > 1 &&
        !prices.some(free) &&
        !productIds.has(productid)
      );
    })
    .slice(0, count);
}

/** Product on the open order, with its line's price. */
export function orderedProduct(context: Pick<StoryBackendContext, 'loaded'>): Product {
  const { catalogue, store } = getLoaded(context).backend;
  const [order] = [...store.orders.all()].filter(({ lock }) => lock !== null);
  const products = store.items.at(order?.orderid ?? 0).map(({ productid }) => catalogue.byId(productid));
  const product = products.find((each) => each && /^[012]$/.test(each.schedule) && each.barcodes.length > 0);
  if (!product) throw new Error('the order has none');
  return product;
}

export const named = (context: Pick<StoryBackendContext, 'loaded'>, description: string): Product => {
  const product = getLoaded(context).backend.catalogue.products.find((each) => each.description === description);
  if (!product) throw new Error(`there is no ${description}`);
  return product;
};

export const getCode = ({ barcodes }: Product): string => barcodes[0] ?? '';

/** Supplier of a product other than the preferred one. */
export function lockedSupplier(context: Pick<StoryBackendContext, 'loaded'>, product: Product): string {
  const { catalogue, store } = getLoaded(context).backend;
  const getRank = (suppliercode: string) =>
    [...store.terms.all()].find((each) => each.retailerid === 1001 && each.suppliercode === suppliercode)?.preference ||
    99;
  const prices = catalogue
    .getPrices(product)
    .toSorted((a, b) => getRank(a.supplier.suppliercode) - getRank(b.supplier.suppliercode));
  return prices.slice(1).find(({ lockable }) => lockable)?.supplier.suppliername ?? '';
}

/** Lines in spreadsheet clipboard format: code, quantity and optional name. */
export const listOf = (lines: readonly (readonly [code: string, quantity: number | string, name?: string])[]): string =>
  lines.map((cells) => cells.join('\t')).join('\n');

export async function paste(text: string) {
  const dialog = await popup(messages.title);
  fireEvent.change(await dialog.findByRole('textbox', { name: messages.list.text }), { target: { value: text } });
  return dialog;
}

/** Pastes a list and starts matching. */
export async function match(text: string) {
  await paste(text);
  const dialog = await popup(messages.title);
  await expectVisible(/to order\./, dialog);
  await press(new RegExp(`^${messages.list.match}`), dialog);
  // The preview popup has the same title as the one before.
  await screen.findByRole('grid', { name: messages.preview.grid });
  return popup(messages.title);
}

/** Pastes a list and waits until it is matched. */
export async function matched(text: string) {
  const preview = await match(text);
  await expectVisible(/lines matched\./, preview);
  return preview;
}
