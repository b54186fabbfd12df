import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ordered, samples, suppliers } from '#stories/samples.tsx';
import { expectVisible, findRows, popup, press, rowWith } from '#stories/steps.ts';
import { messages as texts } from './messages.ts';
import { Moves, orderLockable } from './testing/Moves.tsx';

const meta = preview.meta({
  title: 'Popups/The order/Move to another supplier',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:move-to-supplier'],
  parameters: { layout: 'fullscreen', backend: { scenario: 'busyMorning', openOrder: true } },
  decorators: [asPart],
  render: () => <Moves product={ordered.elsewhere.name} />,
});

/** Waits until the target suppliers have loaded. */
async function ready(lines: 'one' | 'all' = 'one') {
  const part = await popup(texts.title);
  if (lines === 'all') await userEvent.click(part.getByRole('checkbox', { name: 'Select all rows' }));
  await waitFor(() =>
    expect(part.getByRole('button', { name: /^(Move|Try) \d+ Lines?/ })).not.toHaveAttribute('aria-busy', 'true'),
  );
  return part;
}

/** Selects the first supplier whose option matches the texts. */
async function goTo(part: Awaited<ReturnType<typeof ready>>, fits: RegExp) {
  const field = await part.findByRole('combobox', { name: texts.to });
  const option = within(field)
    .getAllByRole('option')
    .find(({ textContent }) => fits.test(textContent));
  if (!option) throw new Error(`No supplier fits ${fits}.`);
  await userEvent.selectOptions(field, option);
}

async function backToLines(part: Awaited<ReturnType<typeof ready>>) {
  (await findRows(texts.lines, part))[0]?.querySelector<HTMLElement>('[aria-colindex]')?.focus();
}

export const OneLine = meta.story({
  name: 'one line',
  play: async () => {
    const part = await ready();
    await expect(part.getByRole('button', { name: texts.move(1) })).toBeEnabled();
    const row = await rowWith(ordered.elsewhere.name, texts.lines, part);
    await expect(row).toHaveAttribute('aria-selected', 'true');
    await expectVisible(texts.state.moves, within(row));
  },
});

/** All lines of a supplier. */
export const Several = meta.story({
  name: 'several',
  render: () => <Moves supplier={suppliers.yellow} />,
  play: async () => {
    const part = await ready('all');
    const rows = await findRows(texts.lines, part);
    await expect(rows.length).toBeGreaterThan(5);
    await expect(rows.filter((row) => row.getAttribute('aria-selected') === 'true')).toHaveLength(rows.length);
  },
});

/** Price differences per line, and effects on minimum and credit of both suppliers. */
export const Difference = meta.story({
  name: 'difference',
  render: () => <Moves supplier={suppliers.green} />,
  play: async () => {
    const part = await ready('all');
    await expect((await part.findAllByRole('gridcell', { name: /^[+−]R/ })).length).toBeGreaterThan(0);
    const effects = within(part.getByRole('list', { name: texts.suppliers.title }));
    await expect(effects.getAllByRole('listitem').length).toBeGreaterThan(1);
    await expectVisible(suppliers.green, effects);
    const list = part.getByRole('list', { name: texts.suppliers.title });
    await expect(list.scrollHeight).toBe(list.clientHeight);
  },
});

/** The target sells few of the products; the others stay. */
export const NotAvailable = meta.story({
  name: 'not available',
  parameters: { popup: { focusMoved: true } },
  render: () => <Moves supplier={suppliers.yellow} />,
  play: async () => {
    const part = await ready('all');
    await goTo(part, /Kestrel: 1 of 12/);
    await expect((await part.findAllByText(texts.state.noPrice)).length).toBeGreaterThan(0);
    await backToLines(part);
  },
});

/** A quantity that does not match the target's deal is rounded as selected. */
export const Rounded = meta.story({
  name: 'rounded',
  parameters: { popup: { focusMoved: true } },
  render: () => <Moves supplier={suppliers.yellow} />,
  play: async () => {
    const part = await ready('all');
    await goTo(part, /Southern Star/);
    await waitFor(() => expect(part.getAllByText(/^No multiple of \d+: stays$/).length).toBeGreaterThan(0));
    await userEvent.click(part.getByRole('radio', { name: texts.rounding.up }));
    await waitFor(() => expect(part.queryByText(/^No multiple of/)).not.toBeInTheDocument());
    await backToLines(part);
  },
});

export const Reading = meta.story({
  name: 'reading prices',
  parameters: { popup: { focusMoved: true }, backend: { faults: [{ call: 'listSupplierPrices', kind: 'never' }] } },
  render: () => <Moves supplier={suppliers.yellow} />,
  play: async () => {
    const part = await popup(texts.title);
    await expect(await part.findByRole('progressbar', { name: texts.reading })).toBeVisible();
  },
});

export const NotRead = meta.story({
  name: 'prices not read',
  parameters: { backend: { faults: [{ call: 'listSupplierPrices', kind: 'code', code: 2 }] } },
  play: async () => {
    const part = await popup(texts.title);
    await expectVisible('Sorry an error has occurred, error code: 2. Please try again.', part);
    await expect(part.getByRole('button', { name: texts.readAgain })).toBeVisible();
  },
});

/** Lines move one by one; cancelling finishes the current one. */
export const MovingLines = meta.story({
  name: 'moving',
  parameters: { popup: { focusMoved: true }, backend: { faults: [{ call: 'updateOrderItem', kind: 'never' }] } },
  render: () => <Moves supplier={suppliers.yellow} />,
  play: async () => {
    const part = await ready('all');
    await press(/^Move \d+ Lines/, part);
    await expect(await part.findByRole('progressbar', { name: texts.moving })).toBeVisible();
    await expect(part.getByRole('button', { name: texts.cancel })).toBeVisible();
  },
});

/** The second line was rejected and stays with the reason; the others moved. */
export const PartlyMoved = meta.story({
  name: 'partly moved',
  parameters: {
    popup: { focusMoved: true },
    backend: { faults: [{ call: 'updateOrderItem', kind: 'code', code: 2, times: 2 }] },
  },
  render: () => <Moves supplier={suppliers.yellow} />,
  play: async () => {
    const part = await ready('all');
    await press(/^Move \d+ Lines/, part);
    await expectVisible(/^\d+ lines moved, 2 not\.$/, part);
    await expect(await part.findByRole('button', { name: texts.tryAgain(2) })).toBeVisible();
    await expect((await part.findAllByText(/error code: 2/)).length).toBe(2);
  },
});

/** The pharmacy locks products to preferred suppliers: a password overrides it. */
export const Locked = meta.story({
  name: 'locked',
  parameters: {
    popup: { focusMoved: true },
    backend: { settings: { ordering_LockPreferred: true } },
  },
  beforeEach: orderLockable,
  render: () => <Moves product={samples.lockable} />,
  play: async () => {
    const part = await ready();
    await goTo(part, /Sunday River/);
    await expectVisible(texts.state.locked, part);
    await press(texts.move(1), part);
    await expectVisible(
      texts.locks.text('Sunday River Distribution', samples.lockable),
      await popup(texts.locks.title),
    );
  },
});

export const OverTheLimit = meta.story({
  name: 'limit',
  parameters: {
    popup: { focusMoved: true },
    backend: { settings: { ordering_LimitMaximumQuantity_Enabled: true, ordering_MaximumQuantity: 3 } },
  },
  render: () => <Moves supplier={suppliers.yellow} />,
  play: async () => {
    const part = await ready('all');
    await press(/^Move \d+ Lines/, part);
    const lockPrompt = await popup(texts.locks.limitTitle);
    await expect((await lockPrompt.findAllByText(/above the maximum of 3\.$/)).length).toBeGreaterThan(1);
  },
});

/** A line changed by a colleague while the popup was open is left alone. */
export const ChangedMeanwhile = meta.story({
  name: 'changed meanwhile',
  parameters: { popup: { focusMoved: true } },
  play: async (context) => {
    const part = await ready();
    const { store } = getLoaded(context).backend;
    const item = [...store.items.all()].find(({ productdescription }) => productdescription === ordered.elsewhere.name);
    if (item) store.transaction(() => store.items.put({ ...item, orderedquantity: 9 }));
    await press(texts.move(1), part);
    await expectVisible(texts.leftLine(ordered.elsewhere.name, texts.left.changed(9)), part);
    await expect(screen.getByRole('dialog', { name: texts.title })).toBeVisible();
  },
});

/** A group's order: minimum and credit belong to each pharmacy. */
export const Group = meta.story({
  name: 'group',
  parameters: { backend: { scenario: 'groupMorning' } },
  render: () => <Moves supplier={suppliers.green} />,
  play: async () => expectVisible(texts.group, await ready()),
});
