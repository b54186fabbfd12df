import { fn } from 'storybook/test';
import { ImportOrder } from '#orders/importing/ImportOrder.tsx';
import { messages } from '#orders/importing/messages.ts';
import { chooseFile, orderFile } from '#orders/importing/testing/files.ts';
import { failing } from '#stories/failing.ts';
import { expectVisible, popup, press } from '#stories/steps.ts';

const texts = messages.importOrder;

export default failing('importOrder', {
  title: 'Failures/Orders/Import of an order',
  render: () => <ImportOrder onOpened={fn()} onSaved={fn()} onClose={fn()} returnFocusTo={() => null} />,
  arrange: async () => {
    const dialog = await popup(texts.title);
    await chooseFile(texts.file, orderFile(2));
    await press(texts.upload, dialog);
  },
  retained: async () => expectVisible('order.xml'),
});
