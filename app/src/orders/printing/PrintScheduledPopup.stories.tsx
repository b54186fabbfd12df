import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { expectVisible, popup, press } from '#stories/steps.ts';
import { messages } from './messages.ts';
import { ScheduledFirst } from './ScheduledFirst.tsx';
import { PrintScheduledButton, sentOrderWith } from './testing/scheduled.tsx';

const texts = messages.scheduled;
const done = fn();

const waitForPage = () =>
  waitFor(() => expect(document.querySelector('[data-drawn]')).not.toBeNull(), { timeout: 20_000 });

const meta = preview.meta({
  title: 'Popups/After sending/Print Scheduled PDF',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:print-scheduled'],
  parameters: { backend: { scenario: 'openingTime' } },
  decorators: [asPart],
  render: (_args, context) => <PrintScheduledButton orderid={sentOrderWith(context, true)} />,
});

export const Preview = meta.story({
  name: 'preview',
  play: async () => {
    await press(texts.title);
    await popup(texts.title);
    await waitForPage();
  },
});

export const NoScheduledProducts = meta.story({
  name: 'no scheduled products',
  render: (_args, context) => <PrintScheduledButton orderid={sentOrderWith(context, false)} />,
  play: async () => {
    await press(texts.title);
    await expectVisible(texts.none);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

export const NothingSelected = meta.story({
  name: 'nothing selected',
  render: () => <PrintScheduledButton orderid={null} />,
  play: async () => {
    await press(texts.title);
    await expectVisible(texts.select);
  },
});

/** Before sending, if the settings require a prompt. */
export const AskedBeforeSending = meta.story({
  render: (_args, context) => <ScheduledFirst orderId={sentOrderWith(context, true)} onDone={done} />,
  play: async () => {
    await expectVisible(/schedule 6 or above/, await popup(texts.title));
  },
});

/** An order without scheduled products is sent without a prompt. */
export const NothingToAskBeforeSending = meta.story({
  render: (_args, context) => <ScheduledFirst orderId={sentOrderWith(context, false)} onDone={done} />,
  play: async () => {
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
});
