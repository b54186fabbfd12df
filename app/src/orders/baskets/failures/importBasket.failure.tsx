import { fn } from 'storybook/test';
import { ImportBasket } from '#orders/baskets/file/ImportBasket.tsx';
import { messages } from '#orders/baskets/messages.ts';
import { basketFile, UNKNOWN_LINES } from '#orders/baskets/testing/basketFile.ts';
import { BASKET, WithBasket } from '#orders/baskets/testing/baskets.tsx';
import { messages as importMessages } from '#orders/importing/messages.ts';
import { chooseFile } from '#orders/importing/testing/files.ts';
import { failing } from '#stories/failing.ts';
import { expectVisible, popup, press } from '#stories/steps.ts';

const texts = messages.import;

export default failing('importBasket', {
  title: 'Failures/Baskets/Import basket',
  render: () => (
    <WithBasket type="custom" name={BASKET.custom}>
      {(basket) => <ImportBasket basket={basket} onClose={fn()} />}
    </WithBasket>
  ),
  arrange: async () => {
    const dialog = await popup(texts.title);
    await chooseFile(texts.file, await basketFile(UNKNOWN_LINES));
    await expectVisible(importMessages.file.items(2), dialog);
    await press(texts.upload, dialog);
  },
  retained: async () => expectVisible('basket.xlsx'),
});
