import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { asPage } from '#stories/page.ts';
import { expectVisible } from '#stories/steps.ts';
import { messages as texts } from './messages.ts';
import { cards, shopper } from './testing/shop.ts';

const meta = preview.meta({
  title: 'Screens/Promotions',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:promotions'],
  parameters: { layout: 'fullscreen', a11y: asPage, backend: shopper },
  render: appAt('/Promotions?view=promos'),
});

const failing = (kind: 'cut' | 'never' | { code: number }) => ({
  backend: {
    ...shopper,
    faults: [
      typeof kind === 'string'
        ? { call: 'listPromotions' as const, kind }
        : { call: 'listPromotions' as const, kind: 'code' as const, ...kind },
    ],
  },
});
const layOut = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));

export const Cards = meta.story({
  name: 'cards',
  play: async () => {
    await layOut(texts.layouts.card);
    await expect(await cards(texts.list)).toHaveLength(20);
  },
});

export const List = meta.story({
  name: 'list',
  play: async () => {
    await cards(texts.list);
    await layOut(texts.layouts.list);
    await expect(screen.getByRole('list', { name: texts.list })).toHaveAttribute('data-layout', 'list');
  },
});

export const Grid = meta.story({
  name: 'grid',
  play: async () => {
    await cards(texts.list);
    await layOut(texts.layouts.grid);
    await expect(screen.getByRole('list', { name: texts.list })).toHaveAttribute('data-layout', 'grid');
  },
});

export const Skeletons = meta.story({
  name: 'skeletons',
  parameters: failing('never'),
  play: async () => {
    await layOut(texts.layouts.card);
    await screen.findByText(texts.loading);
    await expect(document.querySelectorAll('.promotions > li')).toHaveLength(20);
  },
});

export const Searched = meta.story({
  name: 'searched',
  play: async () => {
    await layOut(texts.layouts.card);
    await cards(texts.list);
    await userEvent.type(screen.getByRole('searchbox', { name: texts.search }), 'kestrel{Enter}');
    await waitFor(async () => {
      for (const card of await cards(texts.list)) await expect(card).toHaveTextContent(/Kestrel/);
    });
  },
});

export const Empty = meta.story({
  name: 'empty',
  parameters: failing({ code: 5 }),
  play: () => expectVisible(texts.empty),
});

export const Failed = meta.story({
  name: 'error',
  parameters: failing({ code: 2 }),
  play: () => expectVisible(texts.refresh),
});

export const NetworkFailure = meta.story({
  name: 'network failure',
  parameters: failing('cut'),
  play: async () => {
    await expectVisible(texts.notFetched);
    await expectVisible(texts.failed);
  },
});

export const LastPage = meta.story({
  name: 'last page',
  play: async () => {
    await layOut(texts.layouts.card);
    await cards(texts.list);
    const next = screen.getByRole('button', { name: 'Next page' });
    while (!next.hasAttribute('disabled')) {
      const before = screen.getByText(/^Page \d+ of/).textContent;
      await userEvent.click(next);
      await waitFor(() => expect(screen.getByText(/^Page \d+ of/).textContent).not.toBe(before));
      await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled'));
    }
    await expect((await cards(texts.list)).length).toBeLessThanOrEqual(20);
  },
});
