import type { DataGridHandle } from '@mortar/design-system';
import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { messages as lineMessages } from '#orders/lines/messages.ts';
import { withoutLines } from '#orders/lines/testing/orderedLines.ts';
import { order as orderQuantity, Selector, selector } from '#orders/lines/testing/quantity.tsx';
import { type UnsavedNew, unsavedLinesAtom } from '#orders/lines/unsavedLines.ts';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import type { Product } from '#products/search/model/product.ts';
import { samples, suppliers } from '#stories/samples.tsx';
import { expectVisible, fill, findRows, popup, press } from '#stories/steps.ts';
import { CurrentOrderPanel } from './CurrentOrderPanel.tsx';
import { messages } from './messages.ts';
import { SupplierTotalsPanel } from './SupplierTotalsPanel.tsx';

const texts = messages.order;

/** Lines and totals next to each other, as on the page. */
function Panels() {
  const grid = useRef<DataGridHandle<OrderLine>>(null);
  const { order } = useCurrentOrder();
  return (
    <div
      style={{
        width: 948,
        maxWidth: '100%',
        height: 360,
        display: 'grid',
        gap: 8,
        gridTemplateColumns: 'minmax(0, 620fr) minmax(0, 320fr)',
      }}
    >
      <CurrentOrderPanel
        gridRef={grid}
        onFocus={fn()}
        onOpenManager={fn()}
        onTryAgain={fn()}
        onSaved={fn()}
        returnFocus={() => null}
      />
      <SupplierTotalsPanel order={order} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Screens/Ordering/Current Order',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:current-order'],
  parameters: { backend: { scenario: 'busyMorning', openOrder: true } },
  decorators: [asPart],
  render: () => <Panels />,
});

const showUnsent = async () => userEvent.click(await screen.findByRole('switch', { name: messages.totals.unsent }));

export const Loading = meta.story({
  name: 'loading',
  parameters: { backend: { faults: [{ call: 'getOrder', kind: 'never' }] } },
  play: async () => {
    await expectVisible(lineMessages.orderLines.loading);
  },
});

/** A new order without lines. */
export const Empty = meta.story({
  name: 'empty',
  parameters: { backend: { change: withoutLines } },
  play: async () => {
    await expectVisible(lineMessages.orderLines.empty);
    await expectVisible(messages.totals.none);
  },
});

export const Lines = meta.story({
  name: 'lines',
  play: async () => {
    await expect((await findRows(texts.title)).length).toBeGreaterThan(5);
  },
});

export const FiveHundredLines = meta.story({
  name: '500 lines',
  parameters: { backend: { scenario: 'longOrder' } },
  play: async () => {
    await findRows(texts.title);
    await expect(screen.getByRole('grid', { name: texts.title })).toHaveAttribute('aria-rowcount', '501');
    // A truncated amount would be a wrong one.
    const total = await screen.findByRole('gridcell', { name: /^R\d\s\d{3}\s\d{3}\.\d\d$/ });
    await expect(total.scrollWidth).toBeLessThanOrEqual(total.clientWidth);
  },
});

/** Number of lines, including those scrolled out of view. */
async function rowCount() {
  await findRows(texts.title);
  return screen.getByRole('grid', { name: texts.title }).getAttribute('aria-rowcount');
}

/** After a failed reload the lines stay, with a message and a retry button. */
export const NotUpToDate = meta.story({
  name: 'not up to date',
  tags: ['!manifest:current-order'],
  parameters: { popup: { focusMoved: true } },
  play: async (context) => {
    const { backend, services } = getLoaded(context);
    const before = await rowCount();
    backend.faults.add({ call: 'getOrder', kind: 'code', code: 2 });
    await services.queryClient.invalidateQueries();
    const strip = within(await screen.findByRole('alert', { name: '' }));
    await expectVisible('Not up to date. Sorry an error has occurred, error code: 2. Please try again.', strip);
    await expect(await rowCount()).toBe(before);
  },
});

/** The message disappears once the order has loaded. */
export const UpToDateAgain = meta.story({
  name: 'up to date again',
  tags: ['!manifest:current-order'],
  play: async (context) => {
    const { backend, services } = getLoaded(context);
    const before = await rowCount();
    backend.faults.add({ call: 'getOrder', kind: 'garbage' });
    await services.queryClient.invalidateQueries();
    const again = await screen.findByRole('button', { name: 'Try again' });
    await expect(await rowCount()).toBe(before);
    backend.faults.clear();
    await userEvent.click(again);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());
    await expect(await rowCount()).toBe(before);
    await waitFor(() =>
      expect(screen.getByRole('grid', { name: texts.title })).toContainElement(document.activeElement as HTMLElement),
    );
  },
});

/** Columns shrink again to fit their content. */
export const SmallAgain = meta.story({
  name: 'small again',
  tags: ['!manifest:current-order'],
  parameters: { backend: { scenario: 'longOrder' } },
  play: async (context) => {
    const { backend, services } = getLoaded(context);
    await findRows(texts.title);
    const width = (grid: string, header: string) =>
      within(screen.getByRole('grid', { name: grid }))
        .getByRole('columnheader', { name: header })
        .getBoundingClientRect().width;
    const widths = () => [
      width(texts.title, lineMessages.orderLines.columns.total),
      width(messages.totals.title, messages.totals.value),
    ];
    await waitFor(() => expect(widths()[0]).toBeGreaterThan(80));
    const [lines = 0, totals = 0] = widths();
    const orderid = services.store.get(currentOrderAtom)?.orderId;
    const { store } = backend;
    store.transaction(() => {
      const items = [...store.items.all()].filter((item) => item.orderid === orderid);
      const large = items.filter((item) => item.orderedquantity * item.orderedpricecents > 50_000);
      for (const { orderitemid } of [...large, ...items.filter((item) => !large.includes(item)).slice(4)])
        store.items.delete(orderitemid);
    });
    await services.queryClient.invalidateQueries();
    await waitFor(() => expect(widths()[0]).toBeLessThan(lines));
    await expect(widths()[1]).toBeLessThan(totals);
  },
});

/** Two unsaved lines, both fully visible. */
export const TwoUnsavedLines = meta.story({
  name: 'two unsaved lines',
  tags: ['!manifest:current-order'],
  play: async (context) => {
    const { services } = getLoaded(context);
    await findRows(texts.title);
    const current = services.store.get(currentOrderAtom);
    const unsaved = (supplierpriceid: number): UnsavedNew => ({
      orderid: current?.orderId ?? 0,
      quantity: 12,
      error: 'Sorry an unexpected error has occurred. Please try again',
      product: { productCode: `P${supplierpriceid}`, description: samples.soldEverywhere } as Product,
      price: { supplierPriceId: supplierpriceid, supplier: suppliers.yellow } as SupplierPrice,
    });
    services.store.set(unsavedLinesAtom, [unsaved(1), unsaved(2)]);
    const list = await screen.findByRole('list', { name: lineMessages.unsaved.title });
    const [first, second] = within(list).getAllByRole('listitem');
    await expect(second?.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.getBoundingClientRect().bottom);
    await expect(first?.getBoundingClientRect().top).toBeGreaterThanOrEqual(list.getBoundingClientRect().top);
    await expect(list.scrollHeight).toBe(list.clientHeight);
  },
});

export const ReadOnly = meta.story({
  name: 'read only',
  parameters: { backend: { permissions: { ordering: { update: false } } } },
  play: async () => {
    const [line] = await findRows(texts.title);
    await press(/^Delete /, within(line as HTMLElement));
    await expectVisible('You do not have permissions to update orders.');
  },
});

export const TotalsCurrent = meta.story({
  name: 'totals current',
  play: async () => {
    await expect(await findRows(messages.totals.title)).toHaveLength(6);
    await expect(screen.getByRole('switch', { name: messages.totals.unsent })).not.toBeChecked();
  },
});

export const TotalsAllUnsent = meta.story({
  name: 'totals all unsent',
  play: async () => {
    await findRows(texts.title);
    await showUnsent();
    await expect(await findRows(messages.totals.title)).toHaveLength(6);
    await expect(screen.getByRole('switch', { name: messages.totals.unsent })).toBeChecked();
  },
});

export const NoData = meta.story({
  name: 'no data',
  parameters: { backend: { scenario: 'emptyPharmacy', openOrder: false } },
  play: async () => {
    await showUnsent();
    await expectVisible(messages.totals.none);
    await expectVisible(texts.none);
  },
});

/** The quantity selector over the panel, until closed. */
function PanelsWithSelector() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Panels />
      {open && <Selector name={samples.soldEverywhere} supplier={suppliers.yellow} onCancel={() => setOpen(false)} />}
    </>
  );
}

/** The server rejected a line: after closing the selector, the order lists it as unsaved with its quantity. */
export const UnsavedLineFailed = meta.story({
  name: 'unsaved line failed',
  parameters: {
    backend: { scenario: 'busyMorning', openOrder: true, faults: [{ call: 'addOrderItem', kind: 'code', code: 2 }] },
  },
  render: () => <PanelsWithSelector />,
  play: async () => {
    await orderQuantity(7);
    await expectVisible('Sorry an error has occurred, error code: 2. Please try again.', await selector());
    await userEvent.keyboard('{Escape}');
    const unsaved = within(await screen.findByRole('list', { name: lineMessages.unsaved.title }));
    await expectVisible(/^7 × Corumaquin 1000 mg TAB 56's from Protea Medical Distributors$/, unsaved);
    await expect(unsaved.getByRole('button', { name: /^Try again/ })).toBeEnabled();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

/** An update with unknown result is also kept as unsaved, and resumed on retry. */
export const UnsavedQuantityFailed = meta.story({
  name: 'unsaved quantity failed',
  parameters: {
    backend: { scenario: 'busyMorning', openOrder: true, faults: [{ call: 'updateOrderItem', kind: 'cut' }] },
  },
  play: async () => {
    const [line] = await findRows(texts.title);
    await press(/^Update quantity of /, within(line as HTMLElement));
    const update = await popup(lineMessages.updateQuantity.title);
    await fill(await update.findByRole('spinbutton', { name: lineMessages.quantity.label }), '40');
    await userEvent.keyboard('{Enter}');
    await expectVisible('Sorry an unexpected error has occurred. Please try again', update);
    await userEvent.keyboard('{Escape}');
    const unsaved = within(await screen.findByRole('list', { name: lineMessages.unsaved.title }));
    await press(/^Try again/, unsaved);
    const again = await popup(lineMessages.updateQuantity.title);
    await waitFor(() => expect(again.getByRole('spinbutton', { name: lineMessages.quantity.label })).toHaveValue('40'));
  },
});
