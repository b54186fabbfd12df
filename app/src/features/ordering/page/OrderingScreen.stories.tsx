import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { messages as orderMessages } from '#features/ordering/order/messages.ts';
import { messages as pricesMessages } from '#features/ordering/prices/messages.ts';
import { messages as searchMessages } from '#features/ordering/search/messages.ts';
import { getPromotion } from '#features/ordering/search/testing/promotion.ts';
import { messages as lineMessages } from '#orders/lines/messages.ts';
import { withoutLines } from '#orders/lines/testing/orderedLines.ts';
import { order as orderQuantity, promotionSelector, quantityBox, selector } from '#orders/lines/testing/quantity.tsx';
import { messages as managerMessages } from '#orders/manager/messages.ts';
import { messages as responseMessages } from '#orders/responses/messages.ts';
import { responsesTab } from '#orders/responses/tab.ts';
import { messages as retailerMessages } from '#retailers/messages.ts';
import { asPage } from '#stories/page.ts';
import { samples } from '#stories/samples.tsx';
import { expectVisible, findRows, popup, press, pressRow } from '#stories/steps.ts';
import { messages } from './messages.ts';

const meta = preview.meta({
  title: 'Screens/Ordering',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:ordering'],
  parameters: { layout: 'fullscreen', a11y: asPage, backend: { scenario: 'busyMorning', openOrder: true } },
  render: appAt('/Ordering'),
});

async function search(text: string) {
  await userEvent.type(await screen.findByRole('searchbox', { name: searchMessages.search.label }), `${text}{Enter}`);
}

async function chooseProduct(name: string) {
  await search(name);
  await pressRow(name, searchMessages.products.title);
  await findRows(pricesMessages.prices.title);
}

export const NoOrder = meta.story({
  name: 'no order',
  parameters: { backend: { openOrder: false } },
  play: async () => {
    await press('Close', await popup(managerMessages.manager.title));
    await expectVisible(orderMessages.order.none);
  },
});

export const OrderOpen = meta.story({
  name: 'order open',
  play: async () => {
    await expect((await findRows(orderMessages.order.title)).length).toBeGreaterThan(5);
  },
});

/** The search starts by itself after a pause (ruling 21). */
export const AutomaticSearch = meta.story({
  name: 'automatic search',
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox', { name: searchMessages.search.label }), 'coru');
    await expect((await findRows(searchMessages.products.title)).length).toBeGreaterThan(0);
    await expect(screen.queryByRole('button', { name: searchMessages.search.button })).not.toBeInTheDocument();
  },
});

export const EnterSearch = meta.story({
  name: 'Enter search',
  parameters: { backend: { settings: { ordering_SearchType: '1' } } },
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox', { name: searchMessages.search.label }), 'coru');
    await press(searchMessages.search.button);
    await expect((await findRows(searchMessages.products.title)).length).toBeGreaterThan(0);
  },
});

export const Narrow = meta.story({
  name: 'narrow (1366)',
  parameters: {
    viewport: { options: { narrow: { name: '1366 × 768', styles: { width: '1366px', height: '768px' } } } },
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async () => {
    await chooseProduct(samples.soldEverywhere);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-colindex'));
  },
});

export const NoPermission = meta.story({
  name: 'no permission',
  parameters: { backend: { openOrder: false, permissions: { dashboard: { ordering: false } } } },
  play: async () => {
    await expectVisible('Cannot access Ordering due to lack of permissions.');
    await screen.findByRole('heading', { level: 1, name: /^Hello/ });
  },
});

/** A group's buyer: the product name includes the group, and search starts on Enter. */
export const GroupMode = meta.story({
  name: 'group mode',
  parameters: { backend: { scenario: 'groupBuyer', openOrder: false } },
  play: async () => {
    await press('Close', await popup(managerMessages.manager.title));
    await search('coru');
    await expect((await findRows(searchMessages.products.title)).length).toBeGreaterThan(0);
    await expectVisible(/Group Ordering$/);
  },
});

/** Responses to sent orders, in a tab of the centre. */
export const ResponsesTab = meta.story({
  parameters: { backend: { openOrder: true } },
  play: async () => {
    await findRows(orderMessages.order.title);
    await userEvent.click(screen.getByRole('tab', { name: responsesTab.label }));
    await expect((await findRows(responseMessages.title)).length).toBeGreaterThan(5);
    await expectVisible(responseMessages.select);
  },
});

export const ResponsesTabOfAGroup = meta.story({
  parameters: { backend: { scenario: 'groupBuyer', openOrder: false } },
  play: async () => {
    await press('Close', await popup(managerMessages.manager.title));
    await userEvent.click(screen.getByRole('tab', { name: responsesTab.label }));
    await expectVisible(retailerMessages.selectOnTheLeft);
    await screen.findByRole('button', { name: responseMessages.getResponses });
  },
});

export const ResponsesTabRefused = meta.story({
  parameters: { backend: { openOrder: true, permissions: { dashboard: { messaging: false } } } },
  play: async () => {
    await findRows(orderMessages.order.title);
    const tab = screen.getByRole('tab', { name: responsesTab.label });
    await expect(tab).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(tab);
    await expect(screen.getByRole('tab', { name: messages.tabs.current })).toHaveAttribute('aria-selected', 'true');
  },
});

const promoted = { backend: { scenario: 'busyMorning' as const, openOrder: true, start: getPromotion(1) } };

/** Opened from an advert: lists its products before any search. */
export const PromotionActive = meta.story({
  name: 'promotion active',
  parameters: promoted,
  play: async () => {
    await expectVisible(searchMessages.promotion.active);
    const [first] = await findRows(searchMessages.products.title);
    await expect(screen.getByRole('searchbox', { name: searchMessages.search.label })).toHaveValue('');
    await userEvent.click(first?.querySelector('[aria-colindex]') ?? document.body);
    await findRows(pricesMessages.prices.title);
  },
});

/** The promoting supplier has the promotion's price, and the order a line at it. */
export const PromotionOrdered = meta.story({
  name: 'promotion ordered',
  parameters: { backend: { ...promoted.backend, change: withoutLines } },
  play: async () => {
    const promotion = "Akenolor 200 mg SACHETS 30's";
    await pressRow(promotion, searchMessages.products.title);
    await findRows(pricesMessages.prices.title);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-colindex'));
    await userEvent.keyboard('{Enter}');
    await expectVisible('Ordering: 3 at R86.61, for R259.83, with 1 free', await promotionSelector());
    await userEvent.keyboard('{Enter}');
    await expectVisible(lineMessages.added(promotion));
    await waitFor(() => expect(screen.getByLabelText(orderMessages.order.totalLabel)).toHaveTextContent('R259.83'));
  },
});

/** Another search text opens a prompt; No restores the text, Yes searches all products. */
export const PromotionQuestion = meta.story({
  name: 'promotion question',
  parameters: promoted,
  play: async () => {
    await findRows(searchMessages.products.title);
    const count = screen.getByRole('grid', { name: searchMessages.products.title }).getAttribute('aria-rowcount');
    await search('coru');
    await expectVisible(searchMessages.promotion.question, await popup(searchMessages.promotion.title));
    await press('No', await popup(searchMessages.promotion.title));
    const box = screen.getByRole('searchbox', { name: searchMessages.search.label });
    await waitFor(() => expect(box).toHaveValue(''));
    await expect(screen.getByRole('grid', { name: searchMessages.products.title })).toHaveAttribute(
      'aria-rowcount',
      count,
    );
    await search('coru');
    await expectVisible(searchMessages.promotion.question, await popup(searchMessages.promotion.title));
  },
});

export const PromotionCleared = meta.story({
  name: 'promotion cleared',
  parameters: promoted,
  play: async () => {
    await findRows(searchMessages.products.title);
    await search('corumaquin');
    await press('Yes', await popup(searchMessages.promotion.title));
    const found = () => screen.getAllByText('Corumaquin', { selector: 'mark' });
    await waitFor(() => expect(found().length).toBeGreaterThan(3));
    await expect(screen.queryByText(searchMessages.promotion.active)).not.toBeInTheDocument();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-colindex'));
  },
});

/** A line is rejected once: closing the selector keeps it, and retrying restores its values. */
export const TriedAgain = meta.story({
  name: 'unsaved line tried again',
  parameters: {
    backend: {
      scenario: 'busyMorning',
      openOrder: true,
      faults: [{ call: 'addOrderItem', kind: 'code', code: 2, times: 1 }],
    },
  },
  play: async () => {
    await chooseProduct(samples.soldEverywhere);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-colindex'));
    await userEvent.keyboard('{Enter}');
    await orderQuantity(40);
    await expectVisible('Sorry an error has occurred, error code: 2. Please try again.', await selector());
    await userEvent.keyboard('{Escape}');
    await press(/^Try again/);
    await selector();
    await expect(await quantityBox()).toHaveValue('40');
    await userEvent.keyboard('{Enter}');
    await expectVisible(lineMessages.added(samples.soldEverywhere));
    await waitFor(() =>
      expect(screen.queryByRole('list', { name: lineMessages.unsaved.title })).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(screen.getByRole('searchbox', { name: searchMessages.search.label })).toHaveFocus());
  },
});
