import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { fn } from 'storybook/test';
import { ImportOrder } from '#orders/importing/ImportOrder.tsx';
import { messages } from '#orders/importing/messages.ts';
import { chooseFile, orderFile } from '#orders/importing/testing/files.ts';
import { failing } from '#stories/failing.ts';
import { popup, press, see } from '#stories/steps.ts';

const texts = messages.importOrder;

const meta = preview.meta({
  title: 'Failures/Orders/Import of an order',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => <ImportOrder onOpened={fn()} onSaved={fn()} onClose={fn()} returnFocusTo={() => null} />,
});

const shows = failing('importOrder', {
  arrange: async () => {
    const dialog = await popup(texts.title);
    await chooseFile(texts.file, orderFile(2));
    await press(texts.upload, dialog);
  },
  kept: async () => see('order.xml'),
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
