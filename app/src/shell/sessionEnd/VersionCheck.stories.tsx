import preview from '@mortar/storybook/preview';
import { getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { MemoryRouter } from 'react-router-dom';
import { expect, screen } from 'storybook/test';
import { App } from '#App.tsx';
import { AppProviders } from '#AppProviders.tsx';
import { asPage } from '#stories/page.ts';
import { messages } from './messages.ts';
import { VersionCheck } from './VersionCheck.tsx';

const meta = preview.meta({
  title: 'Popups/Everywhere/Website updated',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:website-updated'],
  parameters: { layout: 'fullscreen', a11y: asPage, backend: { scenario: 'newVersion', openOrder: true } },
  render: (_args: unknown, context) => (
    <MemoryRouter initialEntries={['/Ordering']}>
      <AppProviders services={getLoaded(context).services}>
        <App />
        <VersionCheck />
      </AppProviders>
    </MemoryRouter>
  ),
});

/** A newer release became active while an order was open; the popup cannot be closed. */
export const Shown = meta.story({
  name: 'shown (not closable)',
  play: async (context) => {
    const dialog = await screen.findByRole('alertdialog', { name: messages.websiteUpdated.title });
    await expect(dialog).toHaveTextContent(messages.websiteUpdated.text);
    await screen.findByRole('heading', { name: 'Sign in', hidden: true });
    const orders = [...getLoaded(context).backend.store.orders.all()];
    await expect(orders.filter(({ lock }) => lock)).toEqual([]);
  },
});
