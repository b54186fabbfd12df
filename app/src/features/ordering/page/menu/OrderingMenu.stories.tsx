import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { messages as orderMessages } from '#features/ordering/order/messages.ts';
import { messages as pageMessages } from '#features/ordering/page/messages.ts';
import { messages as regretMessages } from '#features/ordering/regrets/messages.ts';
import { withoutLines } from '#orders/lines/testing/orderedLines.ts';
import { messages as managerMessages } from '#orders/manager/messages.ts';
import { messages as printMessages } from '#orders/printing/messages.ts';
import { asPage } from '#stories/page.ts';
import { expectVisible, findRows, type Part, popup, press } from '#stories/steps.ts';
import { messages } from './messages.ts';

const texts = messages.menu;

const meta = preview.meta({
  title: 'Screens/Ordering/Menu',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:ordering-drawer'],
  parameters: { layout: 'fullscreen', a11y: asPage, backend: { scenario: 'busyMorning', openOrder: true } },
  render: appAt('/Ordering'),
});

/** Waits for focus in the menu, which scrolls its item into view. */
async function openMenu(): Promise<Part> {
  await press(pageMessages.openMenu);
  const menu = await popup(texts.title);
  const window = screen.getByRole('dialog', { name: texts.title });
  await waitFor(() => expect(window).toContainElement(document.activeElement as HTMLElement));
  return menu;
}

const getItem = (menu: Part, name: string) => menu.findByRole('button', { name });

export const Open = meta.story({
  name: 'open',
  play: async () => {
    await findRows(orderMessages.order.title);
    const menu = await openMenu();
    await expect(await getItem(menu, texts.items.complete)).toBeEnabled();
    await expect(await getItem(menu, texts.items.print)).toBeVisible();
  },
});

/** An empty order can be neither printed nor exported; both items show the reason. */
export const OrderEmpty = meta.story({
  name: 'order empty',
  parameters: { backend: { change: withoutLines } },
  play: async () => {
    await expectVisible(orderMessages.order.lines(0));
    const menu = await openMenu();
    const complete = await getItem(menu, texts.items.complete);
    await expect(complete).toHaveAttribute('aria-disabled', 'true');
    await expect(complete).toHaveAccessibleDescription(texts.nothingOrdered);
    await press(texts.items.export, menu);
    await expectVisible(printMessages.order.nothing);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await openMenu();
  },
});

/** Unsupported items show the reason. */
export const DisabledItems = meta.story({
  name: 'disabled items',
  play: async () => {
    await findRows(orderMessages.order.title);
    const menu = await openMenu();
    // Loaded with their modules, above the items in question.
    for (const id of ['undo', 'redo', 'move'] as const) await getItem(menu, texts.items[id]);
    for (const { label, why } of Object.values(texts.placeholders)) {
      const item = await getItem(menu, label);
      await expect(item).toHaveAttribute('aria-disabled', 'true');
      await expect(item).toHaveAccessibleDescription(why);
    }
    (await getItem(menu, texts.placeholders.baskets.label)).scrollIntoView({ block: 'nearest' });
  },
});

export const NoOrder = meta.story({
  parameters: { backend: { openOrder: false } },
  play: async () => {
    await press('Close', await popup(managerMessages.manager.title));
    const menu = await openMenu();
    await expect(await getItem(menu, texts.items.save)).toHaveAccessibleDescription(texts.noOrder);
    await press(texts.items.manager, menu);
    await popup(managerMessages.manager.title);
  },
});

/** A popup opened from an item has focus, and returns it to the menu button. */
export const LeadsToAPopup = meta.story({
  play: async () => {
    await findRows(orderMessages.order.title);
    await press(texts.items.rename, await openMenu());
    const rename = await popup(orderMessages.order.rename);
    await waitFor(() => expect(rename.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
});

/** Also for a group, which has no Regrets tab. */
export const LeadsToAdvancedRegrets = meta.story({
  parameters: { backend: { scenario: 'groupBuyer', openOrder: false } },
  play: async () => {
    await press('Close', await popup(managerMessages.manager.title));
    await press(texts.items.regrets, await openMenu());
    await popup(regretMessages.advanced.title);
  },
});

export const MayNotCreate = meta.story({
  parameters: { backend: { openOrder: false, permissions: { ordering: { create: false } } } },
  play: async () => {
    await press('Close', await popup(managerMessages.manager.title));
    const start = await getItem(await openMenu(), texts.items.start);
    await expect(start).toHaveAccessibleDescription('You do not have permissions to create new orders.');
  },
});
