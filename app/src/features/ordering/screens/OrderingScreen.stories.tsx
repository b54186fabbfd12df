import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { appAt } from '../../../../../.storybook/application.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { withBackend } from '../../../../../.storybook/storyBackend.tsx';
import { messages as orderMessages } from '../../../order/messages.ts';
import { asPage } from '../../../stories/page.ts';
import { order as orderQuantity, quantityBox, selector } from '../../../stories/quantity.tsx';
import { samples } from '../../../stories/samples.tsx';
import { popup, press, pressRow, rowsOf, see } from '../../../stories/steps.ts';
import { messages } from '../messages.ts';
import { promotionMessages } from '../promotionMessages.ts';
import { unsavedMessages } from '../unsavedMessages.ts';

const meta = preview.meta({
  title: 'Screens/Ordering',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:ordering'],
  parameters: { layout: 'fullscreen', a11y: asPage, backend: { scenario: 'busyMorning', openOrder: true } },
  render: appAt('/Ordering'),
});

async function search(text: string) {
  await userEvent.type(await screen.findByRole('searchbox', { name: messages.search.label }), `${text}{Enter}`);
}

/** From the search to the prices of a product, as a buyer goes. */
async function chooseProduct(name: string) {
  await search(name);
  await pressRow(name, messages.products.title);
  await rowsOf(messages.prices.title);
}

export const NoOrder = meta.story({
  name: 'no order',
  parameters: { backend: { openOrder: false } },
  play: async () => {
    await press('Close', await popup(messages.manager.title));
    await see(messages.order.none);
  },
});

export const OrderOpen = meta.story({
  name: 'order open',
  play: async () => {
    await expect((await rowsOf(messages.order.title)).length).toBeGreaterThan(5);
  },
});

/** Nothing but rest is needed: the search begins by itself (decision 21). */
export const AutomaticSearch = meta.story({
  name: 'automatic search',
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox', { name: messages.search.label }), 'coru');
    await expect((await rowsOf(messages.products.title)).length).toBeGreaterThan(0);
    await expect(screen.queryByRole('button', { name: messages.search.button })).not.toBeInTheDocument();
  },
});

export const EnterSearch = meta.story({
  name: 'Enter search',
  parameters: { backend: { settings: { ordering_SearchType: '1' } } },
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox', { name: messages.search.label }), 'coru');
    await press(messages.search.button);
    await expect((await rowsOf(messages.products.title)).length).toBeGreaterThan(0);
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
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'gridcell'));
  },
});

export const NoPermission = meta.story({
  name: 'no permission',
  parameters: { backend: { openOrder: false, permissions: { dashboard: { ordering: false } } } },
  play: async () => {
    await see('Cannot access Ordering due to lack of permissions.');
    await screen.findByRole('heading', { level: 1, name: /^Hello/ });
  },
});

/** The group's buyer: the product is named for it, and it searches on Enter. */
export const GroupMode = meta.story({
  name: 'group mode',
  parameters: { backend: { scenario: 'groupBuyer', openOrder: false } },
  play: async () => {
    await press('Close', await popup(messages.manager.title));
    await search('coru');
    await expect((await rowsOf(messages.products.title)).length).toBeGreaterThan(0);
    await see(/Group Ordering$/);
  },
});

const promoted = { backend: { scenario: 'busyMorning' as const, openOrder: true, adid: 1 } };

/** Begun from an advert: the list holds what it promotes, before anything is searched for. */
export const PromotionActive = meta.story({
  name: 'promotion active',
  parameters: promoted,
  play: async () => {
    await see(promotionMessages.active);
    const [first] = await rowsOf(messages.products.title);
    await expect(screen.getByRole('searchbox', { name: messages.search.label })).toHaveValue('');
    await userEvent.click(first?.querySelector('[role=gridcell]') ?? document.body);
    await rowsOf(messages.prices.title);
  },
});

/** The supplier that promotes the product asks its promotion's price, and the order has the line at it. */
export const PromotionOrdered = meta.story({
  name: 'promotion ordered',
  parameters: { backend: { ...promoted.backend, emptyOrder: true } },
  play: async () => {
    const promotion = "Akenolor 200 mg SACHETS 30's";
    await pressRow(promotion, messages.products.title);
    await rowsOf(messages.prices.title);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'gridcell'));
    await userEvent.keyboard('{Enter}');
    await see('Ordering: 3 at R86.61, for R259.83, with 1 free', await selector());
    await userEvent.keyboard('{Enter}');
    await see(orderMessages.added(promotion));
    await waitFor(() => expect(screen.getByLabelText(messages.order.totalLabel)).toHaveTextContent('R259.83'));
  },
});

/** Another search text asks first; No takes it back, Yes seeks it among all products. */
export const PromotionQuestion = meta.story({
  name: 'promotion question',
  parameters: promoted,
  play: async () => {
    await rowsOf(messages.products.title);
    const count = screen.getByRole('grid', { name: messages.products.title }).getAttribute('aria-rowcount');
    await search('coru');
    await see(promotionMessages.question, await popup(promotionMessages.title));
    await press('No', await popup(promotionMessages.title));
    const box = screen.getByRole('searchbox', { name: messages.search.label });
    await waitFor(() => expect(box).toHaveValue(''));
    await expect(screen.getByRole('grid', { name: messages.products.title })).toHaveAttribute('aria-rowcount', count);
    await search('coru');
    await see(promotionMessages.question, await popup(promotionMessages.title));
  },
});

export const PromotionCleared = meta.story({
  name: 'promotion cleared',
  parameters: promoted,
  play: async () => {
    await rowsOf(messages.products.title);
    await search('corumaquin');
    await press('Yes', await popup(promotionMessages.title));
    const found = () => screen.getAllByText('Corumaquin', { selector: 'mark' });
    await waitFor(() => expect(found().length).toBeGreaterThan(3));
    await expect(screen.queryByText(promotionMessages.active)).not.toBeInTheDocument();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'gridcell'));
  },
});

/** A line is refused once: leaving the selector keeps it, and trying again opens the selector as it was left. */
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
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'gridcell'));
    await userEvent.keyboard('{Enter}');
    await orderQuantity(40);
    await see('Sorry an error has occurred, error code: 2. Please try again.', await selector());
    await userEvent.keyboard('{Escape}');
    await press(/^Try again/);
    await selector();
    await expect(await quantityBox()).toHaveValue('40');
    await userEvent.keyboard('{Enter}');
    await see(orderMessages.added(samples.soldEverywhere));
    await waitFor(() => expect(screen.queryByRole('list', { name: unsavedMessages.title })).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('searchbox', { name: messages.search.label })).toHaveFocus());
  },
});
