import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pastMessages } from '#products/history/pastMessages.ts';
import { samples, suppliers } from '#stories/samples.tsx';
import { expectVisible, fill, popup } from '#stories/steps.ts';
import { messages } from './messages.ts';
import { regretMessages } from './offer/regretMessages.ts';
import { withoutLines } from './testing/orderedLines.ts';
import { order, quantityBox, Selector, selector } from './testing/quantity.tsx';

const texts = messages.quantity;

const meta = preview.meta({
  title: 'Popups/Ordering a product/Quantity Selection',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:quantity-selection'],
  parameters: { backend: { scenario: 'longOrder', openOrder: true, change: withoutLines } },
  decorators: [asPart],
  args: { name: samples.soldEverywhere as string, supplier: suppliers.yellow as string },
  render: ({ name, supplier }) => <Selector name={name} supplier={supplier} />,
});

/** Supplier's credit as announced by the bar. */
async function credit(percent: string, level: string) {
  await selector();
  const bar = await screen.findByRole('meter', { name: 'Credit usage' });
  await expect(bar).toHaveAttribute('data-level', level);
  await expect(bar).toHaveAttribute('aria-valuetext', expect.stringContaining(percent));
}

export const Default = meta.story({
  name: 'default',
  play: async () => {
    const dialog = await selector();
    await expectVisible('Ordering: 1 at R254.18, for R254.18, with 0 free', dialog);
    // Product name as in the list, with the supplier's name below.
    await expect(dialog.getByRole('heading', { level: 3, name: samples.soldEverywhere })).toBeVisible();
    await expectVisible('CORUMAQUIN 1000MG TAB 56S', dialog);
    await expect(await quantityBox()).toHaveFocus();
  },
});

/** Regrets that this order removes from the list, if the settings say so. */
export const Regretted = meta.story({
  name: 'regretted',
  parameters: { backend: { settings: { ordering_Regrets_DeleteWhenReordered: true } } },
  render: ({ name, supplier }) => <Selector name={name} supplier={supplier} regretted={7} />,
  play: async () => {
    await expectVisible(regretMessages.willGo(7), await selector());
  },
});

/** Regrets stay in the list, by setting. */
export const RegretsStay = meta.story({
  name: 'regrets stay',
  parameters: { backend: { settings: { ordering_Regrets_DeleteWhenReordered: false } } },
  render: ({ name, supplier }) => <Selector name={name} supplier={supplier} regretted={7} />,
  play: async () => {
    const dialog = await selector();
    await expectVisible(/^Ordering: 1 at /, dialog);
    await expect(dialog.queryByText(regretMessages.willGo(7))).toBeNull();
  },
});

export const Bonus = meta.story({
  name: 'bonus',
  args: { supplier: suppliers.green },
  play: async () => {
    await expectVisible('Ordering: 20 at R266.31, for R5 326.20, with 3 free', await selector());
    await expect(await rungs()).toEqual(['20 + 3 free', '40 + 6 free', '60 + 9 free']);
    await userEvent.click(screen.getByRole('button', { name: '40 + 6 free' }));
    await expectVisible('Ordering: 40 at R266.31, for R10 652.40, with 6 free');
    await userEvent.click(screen.getByRole('button', { name: '20 + 3 free' }));
    await expect(await quantityBox()).toHaveFocus();
  },
});

const rungs = async () => {
  const list = await (await selector()).findByRole('list', { name: texts.ladder });
  return within(list)
    .getAllByRole('button')
    .map((rung) => rung.textContent);
};

/** No advice for schedules 1 to 7: only the supplier's deal is shown (ruling 24). */
export const BonusOfScheduled = meta.story({
  name: 'bonus of a scheduled medicine',
  args: { name: "Thaba-Gabapentin 300 mg CAP 14's", supplier: 'Hartebeest Medical' },
  play: async () => {
    await expect(await rungs()).toEqual(['6 + 1 free']);
  },
});

/** Product bought repeatedly from its supplier at the current price. */
function boughtBefore(context: Parameters<typeof getLoaded>[0]) {
  const lines = getLoaded(context)
    .backend.store.sentOrders.at(1001)
    .flatMap((sent) => sent.lines.map((line) => ({ ...line, sentat: sent.sentat, suppliername: sent.suppliername })));
  const supplied = lines.filter(({ suppliedquantity }) => suppliedquantity > 0);
  const bought = Map.groupBy(supplied, (line) => `${line.suppliername} ${line.supplierproductcode}`);
  const [newest] = [...bought.values()]
    .filter((purchases) => purchases.length > 3)
    .map((purchases) => purchases.toSorted((a, b) => b.sentat - a.sentat)[0])
    .toSorted((a, b) => (b?.sentat ?? 0) - (a?.sentat ?? 0));
  if (!newest) throw new Error('The sample holds nothing that was bought four times.');
  return newest;
}

/** Last purchase from this supplier, and prices paid during the year. */
export const LastBought = meta.story({
  name: 'last bought',
  parameters: { backend: { scenario: 'openingTime' } },
  render: (_args, context) => {
    const { productdescription, suppliername } = boughtBefore(context);
    return <Selector name={productdescription} supplier={suppliername} />;
  },
  play: async (context) => {
    const { suppliedquantity } = boughtBefore(context);
    await expectVisible(new RegExp(`^Last bought \\d{4}/\\d\\d/\\d\\d: ${suppliedquantity} at R`), await selector());
    await screen.findByRole('img', { name: pastMessages.trail });
  },
});

/** Rules are checked on OK, not while typing (ruling 14). */
export const NotAMultiple = meta.story({
  name: 'not a multiple',
  args: { supplier: suppliers.green },
  play: async () => {
    await selector();
    await fill(await quantityBox(), '27');
    await expectVisible('Ordering: 27 at R266.31, for R7 190.37, with 4 free');
  },
});

export const CreditGreen = meta.story({
  name: 'credit green',
  args: { supplier: suppliers.green },
  play: () => credit('18%', 'low'),
});

/** Loading the credit moves nothing. */
export const CreditRead = meta.story({
  name: 'credit read',
  parameters: { backend: { faults: [{ call: 'getCreditUsage', kind: 'delay', ms: 800 }] } },
  play: async () => {
    const ok = (await selector()).getByRole('button', { name: texts.ok });
    await expect(screen.queryByRole('meter', { name: 'Credit usage' })).toBeNull();
    const { top } = ok.getBoundingClientRect();
    await screen.findByRole('meter', { name: 'Credit usage' });
    await expect(ok.getBoundingClientRect().top).toBe(top);
  },
});

export const Yellow = meta.story({ name: 'yellow', play: () => credit('36%', 'medium') });

export const Orange = meta.story({
  name: 'orange',
  args: { supplier: suppliers.orange },
  play: () => credit('62%', 'high'),
});

export const Red = meta.story({
  name: 'red',
  args: { supplier: suppliers.red },
  play: () => credit('108%', 'over'),
});

export const LimitNotSet = meta.story({
  name: 'limit not set',
  args: { supplier: suppliers.withoutLimit },
  play: async () => {
    await expectVisible('Credit Limit Not Set', await selector());
  },
});

export const Favourite = meta.story({
  name: 'favourite',
  play: async () => {
    await userEvent.click(await (await selector()).findByRole('checkbox', { name: texts.favourite }));
    const favourite = await screen.findByRole('checkbox', { name: texts.favourite, checked: true });
    await waitFor(() => expect(favourite).toBeEnabled());
  },
});

export const LongName = meta.story({
  name: 'long name',
  args: { name: 'Elufen', supplier: suppliers.green },
  parameters: { backend: { scenario: 'longNames' } },
  play: async () => {
    await expectVisible(/ELUFEN WITH AN EXTRAORDINARILY LONG/, await selector());
  },
});

/** A long name without spaces wraps and leaves the quantity in place. */
export const UnbrokenName = meta.story({
  name: 'unbroken name',
  tags: ['!manifest:quantity-selection'],
  render: ({ name, supplier }) => <Selector name={name} supplier={supplier} called={'Unbroken'.repeat(250)} />,
  play: async () => {
    const box = await quantityBox();
    await expect(box).toHaveFocus();
    const { top, bottom } = box.getBoundingClientRect();
    await expect(top).toBeGreaterThan(0);
    await expect(bottom).toBeLessThan(window.innerHeight * 0.7);
    const body = screen.getByRole('dialog').querySelector('.m-popup__body');
    await expect(body?.scrollWidth).toBe(body?.clientWidth);
    await expect(body?.scrollHeight).toBe(body?.clientHeight);
  },
});

export const Adding = meta.story({
  name: 'adding',
  parameters: { backend: { faults: [{ call: 'addOrderItem', kind: 'never' }] } },
  play: async () => {
    await order(7);
    await expect(screen.getByRole('button', { name: texts.ok })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Failed = meta.story({
  name: 'failed',
  parameters: { backend: { faults: [{ call: 'addOrderItem', kind: 'code', code: 2 }] } },
  play: async () => {
    await order(7);
    await expectVisible('Sorry an error has occurred, error code: 2. Please try again.', await popup(texts.title));
    await expect(await quantityBox()).toHaveValue('7');
  },
});
