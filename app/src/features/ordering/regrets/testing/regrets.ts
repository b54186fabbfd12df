import { getLoaded } from '@mortar/storybook/storyBackend';
import { expect, userEvent, within } from 'storybook/test';
import { messages } from '#features/ordering/regrets/messages.ts';
import { messages as elsewhereMessages } from '#features/ordering/regrets/places/messages.ts';
import { chooseRetailers } from '#retailers/testing/retailers.ts';
import { findRows, type Part, popup, press, rowWith } from '#stories/steps.ts';

type Context = Parameters<typeof getLoaded>[0];

/** Pending regrets of the pharmacy of `busyMorning`, by name. */
export function waitingRegrets(context: Context, retailerid = 1001) {
  return getLoaded(context)
    .backend.store.regrets.at(retailerid)
    .filter(({ processed }) => !processed)
    .toSorted((a, b) => a.productdescription.localeCompare(b.productdescription, 'en'));
}

const lockedOrder = (context: Context) =>
  getLoaded(context)
    .backend.store.orders.at(1001)
    .find(({ lock }) => lock !== null);

export const orderedItems = (context: Context) =>
  getLoaded(context).backend.store.items.at(lockedOrder(context)?.orderid ?? 0);

const isOrdered = (context: Context) => {
  const ordered = new Set(orderedItems(context).map(({ productid }) => productid));
  return ({ productid }: { productid: number }) => ordered.has(productid);
};

/** Names of regretted products, on the open order or not. */
export function regretNames(context: Context) {
  const { inConflict = [], free = [] } = Object.groupBy(waitingRegrets(context), (regret) =>
    isOrdered(context)(regret) ? 'inConflict' : 'free',
  );
  const names = (regrets: typeof free) => [...new Set(regrets.map(({ productdescription }) => productdescription))];
  return { inConflict: names(inConflict), free: names(free) };
}

/**
 * Adds regrets of products on the open order at other suppliers: 3 of the first, one more of each following. For a
 * story's `beforeEach`.
 */
export const regretWhatIsOrdered = (count: number) => (context: Context) =>
  getLoaded(context).backend.store.transaction(() => addConflicts(context, count));

function addConflicts(context: Context, count: number): void {
  const { store, catalogue } = getLoaded(context).backend;
  const [like] = waitingRegrets(context);
  if (!like) throw new Error('Nothing was regretted.');
  // Few others, so that all rows are visible.
  const others = waitingRegrets(context).filter((regret) => !isOrdered(context)(regret));
  for (const { orderitemid } of waitingRegrets(context)) {
    if (!others.slice(0, 4).some((storedRegret) => storedRegret.orderitemid === orderitemid))
      store.regrets.delete(orderitemid);
  }
  const offers = orderedItems(context).flatMap((item) => {
    const product = catalogue.byId(item.productid);
    const price = product && catalogue.getPrices(product).find((each) => each.supplierpriceid !== item.supplierpriceid);
    return product && price ? [{ product, price }] : [];
  });
  for (const [at, { product, price }] of offers.slice(0, count).entries()) {
    const { suppliercode, suppliername: wholesalername, creditorid } = price.supplier;
    const { productid, productcode, description: productdescription } = product;
    store.regrets.put({
      ...like,
      productid,
      productcode,
      productdescription,
      suppliercode,
      wholesalername,
      creditorid,
      orderitemid: store.next('orderitem'),
      supplierpriceid: price.supplierpriceid,
      supplierproductcode: price.supplierproductcode,
      orderedpricecents: price.pricecents,
      regretquantity: 3 + at,
      bonusquantity: 0,
    });
  }
}

/** Adds another supplier's regret of the first product without a conflict. For a story's `beforeEach`. */
export function regretTwice(context: Context): void {
  const { store, catalogue } = getLoaded(context).backend;
  const [like] = waitingRegrets(context).filter((regret) => !isOrdered(context)(regret));
  const product = like && catalogue.byId(like.productid);
  const price = product && catalogue.getPrices(product).find((each) => each.supplierpriceid !== like.supplierpriceid);
  if (!like || !price) throw new Error('Nothing was regretted that others sell.');
  const { suppliercode, suppliername: wholesalername, creditorid } = price.supplier;
  store.transaction(() =>
    store.regrets.put({
      ...like,
      suppliercode,
      wholesalername,
      creditorid,
      orderitemid: store.next('orderitem'),
      supplierpriceid: price.supplierpriceid,
      supplierproductcode: price.supplierproductcode,
      orderedpricecents: price.pricecents,
      regretquantity: 4,
      bonusquantity: 0,
    }),
  );
}

/** Changes prices of regrets without a conflict, so that the server rejects them. For a story's `beforeEach`. */
export function changePrices(context: Context): void {
  const { store } = getLoaded(context).backend;
  const { free } = regretNames(context);
  const changed = waitingRegrets(context).filter(({ productdescription }) => free.includes(productdescription));
  store.transaction(() => {
    for (const regret of changed) {
      store.regrets.put({ ...regret, orderedpricecents: regret.orderedpricecents + 1 });
    }
  });
}

export const advanced = (): Promise<Part> => popup(messages.advanced.title);

export async function selectAllRegrets(part: Part): Promise<void> {
  const [row] = await findRows(messages.tab.title, part);
  row?.querySelector<HTMLElement>('[aria-colindex]')?.focus();
  await userEvent.keyboard('{Control>}a{/Control}');
}

export async function reorderAllRegrets(): Promise<void> {
  const part = await advanced();
  await selectAllRegrets(part);
  await press(messages.advanced.reorder, part);
}

export async function expectAllTicked(): Promise<void> {
  for (const row of await findRows(messages.tab.title, await advanced())) {
    await expect(row).toHaveAttribute('aria-selected', 'true');
  }
}

export async function selectRegrets(names: readonly string[], part: Part): Promise<void> {
  await findRows(messages.tab.title, part);
  for (const name of names) {
    const row = await rowWith(name, messages.tab.title, part);
    await userEvent.click(within(row).getByRole('checkbox'));
  }
}

/** Opens the prompt about target orders, with a regret of each given pharmacy selected. */
export async function askWhereRegretsGo(context: Context, pharmacies: readonly number[]): Promise<Part> {
  const part = await advanced();
  await chooseRetailers(GROUP, messages.advanced.getRegrets, part);
  await selectFirst(context, pharmacies, part);
  await press(messages.advanced.reorder, part);
  return popup(elsewhereMessages.title);
}

/** Pharmacies of the sample group. */
export const GROUP = ['Sea Point', 'Claremont', 'Muizenberg'].map((name) => `Table Bay Pharmacy ${name}`);

/** Selects the first regret of each given pharmacy. */
export async function selectFirst(context: Context, pharmacies: readonly number[], part: Part): Promise<void> {
  for (const pharmacy of pharmacies) {
    const [first] = waitingRegrets(context, pharmacy);
    const name = GROUP[pharmacy - 2001] ?? '';
    const rows = await findRows(messages.tab.title, part);
    const row = rows.find(
      ({ textContent }) => textContent.includes(first?.productdescription ?? '?') && textContent.includes(name),
    );
    if (!row) throw new Error(`No regret of ${name} is in sight.`);
    await userEvent.click(within(row).getByRole('checkbox'));
  }
}

/** Selects regrets of products on the order and opens the conflicts prompt. */
export async function askAboutConflicts(names: readonly string[]): Promise<Part> {
  const part = await advanced();
  await selectRegrets(names, part);
  await press(messages.advanced.reorder, part);
  return popup(messages.conflicts.title);
}
