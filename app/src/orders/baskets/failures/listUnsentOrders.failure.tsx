import { fn } from 'storybook/test';
import { BasketsPopup } from '#orders/baskets/BasketsPopup.tsx';
import { messages } from '#orders/baskets/messages.ts';
import { failing } from '#stories/failing.ts';
import { expectVisible } from '#stories/steps.ts';

const texts = messages.baskets;

export default failing('listUnsentOrders', {
  title: 'Failures/Baskets/List of baskets',
  render: () => <BasketsPopup onOpened={fn()} onMade={fn()} onClose={fn()} returnFocusTo={() => null} />,
  instead: { 'code 5': texts.none },
  retained: async () => expectVisible(texts.selectBasket),
});
