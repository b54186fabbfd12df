import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { messages as currentMessages } from '#orders/current/messages.ts';
import { messages as managerMessages } from '#orders/manager/messages.ts';
import { messages as retailerMessages } from '#retailers/messages.ts';
import { asPage } from '#stories/page.ts';
import { expectVisible, findRows, popup } from '#stories/steps.ts';

const texts = managerMessages.manager;

const meta = preview.meta({
  title: 'Screens/Order Manager',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:order-manager-page'],
  parameters: { layout: 'fullscreen', a11y: asPage, backend: { scenario: 'openingTime' } },
  render: appAt('/OrderManager'),
});

/** Focus is on the first order; Enter opens it. */
export const Orders = meta.story({
  name: 'orders',
  play: async () => {
    await findRows(texts.title);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-colindex'));
  },
});

export const Starting = meta.story({
  name: 'starting',
  play: async () => {
    await findRows(texts.title);
    await userEvent.keyboard('{Alt>}n{/Alt}');
    await popup(currentMessages.startOrder.title);
  },
});

export const Empty = meta.story({
  name: 'empty',
  parameters: { backend: { scenario: 'emptyPharmacy' } },
  play: async () => {
    await expectVisible(texts.none);
    await waitFor(() => expect(screen.getByRole('button', { name: texts.start })).toHaveFocus());
  },
});

export const Group = meta.story({
  name: 'group',
  parameters: { backend: { scenario: 'groupBuyer' } },
  play: async () => {
    await expectVisible(retailerMessages.selectOnTheLeft);
  },
});

export const Failed = meta.story({
  name: 'error',
  parameters: { backend: { faults: [{ call: 'listUnsentOrders', kind: 'code', code: 2 }] } },
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
