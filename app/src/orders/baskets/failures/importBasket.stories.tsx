import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { fn } from 'storybook/test';
import { ImportBasket } from '#orders/baskets/file/ImportBasket.tsx';
import { messages } from '#orders/baskets/messages.ts';
import { basketFile, UNKNOWN_LINES } from '#orders/baskets/testing/basketFile.ts';
import { BASKET, WithBasket } from '#orders/baskets/testing/baskets.tsx';
import { messages as importMessages } from '#orders/importing/messages.ts';
import { chooseFile } from '#orders/importing/testing/files.ts';
import { failing } from '#stories/failing.ts';
import { popup, press, see } from '#stories/steps.ts';

const texts = messages.import;

const meta = preview.meta({
  title: 'Failures/Baskets/Import basket',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => (
    <WithBasket type="custom" name={BASKET.custom}>
      {(basket) => <ImportBasket basket={basket} onClose={fn()} />}
    </WithBasket>
  ),
});

const shows = failing('importBasket', {
  arrange: async () => {
    const dialog = await popup(texts.title);
    await chooseFile(texts.file, await basketFile(UNKNOWN_LINES));
    await see(importMessages.file.items(2), dialog);
    await press(texts.upload, dialog);
  },
  kept: async () => see('basket.xlsx'),
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
