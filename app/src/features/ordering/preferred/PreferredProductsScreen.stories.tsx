import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen } from 'storybook/test';
import { asPage } from '#stories/page.ts';
import { expectVisible, findRows } from '#stories/steps.ts';
import { messages as texts } from './messages.ts';

const meta = preview.meta({
  title: 'Screens/Preferred Products',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:preferred-products-page'],
  parameters: { layout: 'fullscreen', a11y: asPage, backend: { scenario: 'openingTime' } },
  render: appAt('/PPLManager'),
});

export const Loading = meta.story({
  name: 'loading',
  parameters: { backend: { faults: [{ call: 'listProducts', kind: 'never' }] } },
  play: async () => {
    await expectVisible(texts.loading);
  },
});

/** Sorted by rank. */
export const Ranked = meta.story({
  name: 'ranked',
  play: async () => {
    const [first] = await findRows(texts.title);
    await expect(first).toHaveTextContent(texts.vip);
  },
});

export const None = meta.story({
  name: 'none',
  parameters: { backend: { faults: [{ call: 'listProducts', kind: 'code', code: 5 }] } },
  play: async () => {
    await expectVisible(texts.none);
  },
});

export const Failed = meta.story({
  name: 'error',
  parameters: { backend: { faults: [{ call: 'listProducts', kind: 'code', code: 2 }] } },
  play: async () => {
    await expectVisible('Sorry an error has occurred, error code: 2. Please try again.');
  },
});

export const NoPermission = meta.story({
  name: 'no permission',
  parameters: { backend: { permissions: { dashboard: { ordering: false } } } },
  play: async () => {
    await expectVisible('Cannot access Ordering due to lack of permissions.');
    await screen.findByRole('heading', { level: 1, name: /^Hello/ });
  },
});
